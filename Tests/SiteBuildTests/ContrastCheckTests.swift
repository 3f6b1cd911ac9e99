import Diagnostics
import TagLayout
import TagModel
import Testing

@testable import SiteBuild

@Suite struct ContrastCheckTests {
  private func problems(_ change: (inout ChipStyle) -> Void, count: Int? = nil) -> [Diagnostic] {
    var style = ChipStyle.builtIn
    change(&style)
    var chip = Chip(label: "a", style: style)
    chip.count = count
    return problems([chip])
  }

  private func problems(_ chips: [Chip]) -> [Diagnostic] {
    let cloud = ResolvedCloud(
      name: "c", chips: chips, origins: [], options: CloudOptions(), textDirection: .leftToRight,
      title: "Tags", place: Place(path: "p.md", line: 2, column: 1))
    var check = ContrastCheck()
    for chip in cloud.chips.flatMap(\.states) where chip.custom == nil { check.check(chip, at: cloud.place) }
    return check.diagnostics
  }

  private func color(_ light: UInt32, dark: UInt32? = nil) -> AdaptiveColor {
    AdaptiveColor(light, dark: dark ?? light)
  }

  @Test(arguments: StyleRule.builtIn.keys.sorted())
  func builtInStylesAreReadable(name: String) {
    for isSelected in [false, true] {
      var tag = TagModel.Tag(name: "a", place: Place(path: "p.md"))
      tag.style = name
      let cascade = StyleCascade(sheets: [], cloudStyle: nil, language: "en")
      var chip = Chip(label: "a", look: cascade.look(of: tag, termStyles: [], isSelected: isSelected))
      chip.count = 3
      #expect(problems([chip]).isEmpty)
    }
  }

  @Test func eachSchemeIsLookedAtByItself() {
    let problems = problems { $0.color = self.color(0x17336f, dark: 0x17336f) }
    #expect(problems.count == 1)
    #expect(problems[0].message.contains("on dark pages"))
  }

  @Test func whatIsTheSameInBothIsToldOnce() {
    let problems = problems {
      $0.color = self.color(0x8899aa)
      $0.background = self.color(0xecf1f4)
    }
    #expect(problems.count == 1)
    #expect(!problems[0].message.contains("pages"))
  }

  @Test func gradientIsJudgedAtItsWorstPoint() {
    let problems = problems {
      $0.color = self.color(0xffffff)
      $0.gradient = Gradient(from: self.color(0x000000), to: self.color(0xeeeeee), line: .angle(90))
    }
    #expect(problems.map(\.id) == ["low-contrast"])
    #expect(problems[0].message.contains("1.16"))
  }

  @Test func largeTextNeedsLess() {
    func problems(_ size: Double, _ weight: Int) -> Int {
      self.problems {
        $0.color = self.color(0x888888)
        $0.background = self.color(0xffffff)
        ($0.text.size, $0.text.weight) = (size, weight)
      }.count
    }
    #expect(problems(23, 400) == 1)
    #expect(problems(24, 400) == 0)
    #expect(problems(19, 700) == 0)
  }

  @Test func fadedCountMustBeReadableToo() {
    func problems(_ count: Int?) -> Int {
      self.problems(
        {
          $0.color = self.color(0x6b6b6b)
          $0.background = self.color(0xffffff)
        }, count: count
      ).count
    }
    #expect(problems(nil) == 0)
    #expect(problems(3) == 1)
  }

  @Test func lookWhileSelectedIsChecked() {
    var chip = Chip(label: "a", style: .builtIn)
    var selected = ChipStyle.builtIn
    selected.color = selected.background
    chip.selection = Selection(value: "a", isInitial: false, label: "A!", style: selected)
    let problems = problems([chip])
    #expect(problems.count == 2)
    #expect(problems.allSatisfy { $0.message.contains("'A!'") })
  }
}
