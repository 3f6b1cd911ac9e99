import Diagnostics
import TagLayout
import TagModel
import Testing

@testable import SiteBuild

@Suite struct SelectionTests {
  private static let place = Place(path: "content/p.md", line: 2, column: 1)

  private func resolve(
    _ tags: [TagModel.Tag], _ declarations: [CloudDeclaration]
  ) throws -> (cloud: ResolvedCloud, diagnostics: [Diagnostic]) {
    var page = PageSource(path: "p/q.md", sourcePath: "content/p/q.md")
    page.title = "p"
    page.tags = tags
    var configuration = SiteConfiguration()
    configuration.cloud = declarations
    let (site, diagnostics) = SiteResolver([page], configuration: configuration).resolve()
    return (try #require(site.pages.first { $0.address.path == "/p/q/" }?.clouds.first), diagnostics)
  }

  private func tag(_ name: String, _ change: (inout TagModel.Tag) -> Void = { _ in }) -> TagModel.Tag {
    var tag = TagModel.Tag(name: name, place: Self.place)
    change(&tag)
    return tag
  }

  @Test func chipsOfSelectableCloudsAreNoLinks() throws {
    let chips = try resolve([tag("C++")], [.selectable(true)]).cloud.chips
    #expect(chips.map(\.href) == [nil])
    #expect(chips.map(\.selection?.value) == ["c-plus-plus"])
  }

  @Test func selectedTagStartsInItsNormalLookWithTheOtherBeside() throws {
    let tags = [
      tag("a") {
        $0.selected = true
        $0.selectedLabel = InlineText("A!")
      }
    ]
    let chip = try resolve(tags, [.selectable(true)]).cloud.chips[0]
    #expect(chip.label == "a")
    #expect(chip.selection?.label == "A!")
    #expect(chip.selection?.isInitial == true)
    #expect(chip.selection?.style.background == AdaptiveColor(0x2050c8, dark: 0x8db4ff))
    #expect(chip.style == ChipStyle.builtIn.inEnglish)
    #expect(chip.initialState.label == "A!")
  }

  @Test(arguments: [TextDirection.leftToRight, .rightToLeft])
  func aChipHasRoomForItsButtonAtItsEnd(direction: TextDirection) throws {
    let cloud = try resolve([tag("a")], [.deleteButton(true), .textDirection(direction)]).cloud
    let isMirrored = direction == .rightToLeft
    let padding = cloud.chips[0].style.padding
    #expect([padding.left, padding.right] == (isMirrored ? [30, 12] : [12, 30]))
    #expect(cloud.options.deletable && cloud.words[.deleteTag] == "Delete {label}")
  }

  @Test func formLeadsToTheTagIndexOrWhereItIsTold() throws {
    #expect(try resolve([tag("a")], [.selectable(true)]).cloud.form?.action == "../../tags/index.html")
    let declarations: [CloudDeclaration] = [.selectable(true), .action("/search/?lang=en")]
    #expect(try resolve([tag("a")], declarations).cloud.form?.action == "../../search/?lang=en")
    #expect(try resolve([tag("a")], [.action("/search/")]).cloud.form == nil)
  }

  @Test(arguments: [
    (0, SelectionForm.Control.checkbox, "Choose tags", [String]()), (1, .radio, "Choose a tag", []),
    (3, .checkbox, "Choose up to 3 tags", []),
  ])
  func limitDecidesOnTheControl(
    limit: Int, control: SelectionForm.Control, legend: String, problems: [String]
  ) throws {
    let resolved = try resolve([tag("a")], [.selectable(true), .selectionLimit(limit)])
    #expect(resolved.cloud.form?.control == control)
    #expect(resolved.cloud.form?.legend == legend)
    #expect(Set(resolved.diagnostics.map(\.id)) == Set(problems))
  }
}

extension ChipStyle {
  fileprivate var inEnglish: ChipStyle {
    var style = self
    style.text.language = "en"
    return style
  }
}
