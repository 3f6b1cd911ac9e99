import TagModel
import Testing

@testable import Content

struct IconTests {
  private func icon(_ yaml: String) -> (declarations: [StyleDeclaration], reading: Reading<PageSource>) {
    let reading = page(yaml: "styles: {s: {icon: \(yaml)}}")
    return (reading.value.styles["s"]?.normal ?? [], reading)
  }

  private let star = IconFile("icons/star.svg", in: "content")
  private let moon = IconFile("moon.png", in: "content")

  @Test func pathIsEnough() {
    #expect(icon("icons/star.svg").declarations == [.icon(Icon(light: star))])
  }

  @Test func mapSaysMore() {
    let map = icon("{light: icons/star.svg, dark: moon.png, size: 20, gap: 3}").declarations
    #expect(map == [.icon(Icon(light: star, dark: moon, height: 20, gap: 3))])
    #expect(icon("{file: moon.png}").declarations == [.icon(Icon(light: moon))])
    #expect(
      icon("{file: icons/star.svg, dark: moon.png}").declarations == [.icon(Icon(light: star, dark: moon))])
  }

  @Test func noneTakesItAway() { #expect(icon("none").declarations == [.icon(nil)]) }

  @Test func placesAreKeptAlsoThoseOfBlocks() {
    let text =
      "---\nstyles: {s: {icon: icons/star.svg}}\n---\n\n```tagcloud\ntags: [{name: a, style: {icon: moon.png}}]\n```\n"
    let places = page(text).value.iconPlaces
    #expect(places[star]?.line == 2 && places[moon]?.line == 6)
  }

  @Test(arguments: [
    "[a.svg]", "{size: 3}", "{file: a.svg, size: big}", "{file: a.svg, widht: 3}", "{file: [a]}",
  ])
  func whatMakesNoSenseIsNamed(yaml: String) {
    #expect(!icon(yaml).reading.briefs.isEmpty)
  }
}
