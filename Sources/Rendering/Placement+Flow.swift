import TagLayout

extension Placement {
  /// The same chips as a wrapping row of flexible boxes: narrower than the first step, in print, without
  /// container queries, and for clouds that are too large to place.
  func flowRules(_ name: String) -> String {
    var list = "gap:\(Em.text(gap.height)) \(Em.text(gap.width));align-items:\(rowAlignment.flexKeyword)"
    let justify = lead == 0.5 ? "center" : lead == 1 ? "flex-end" : fill == .gaps ? "space-between" : nil
    if let justify { list += ";justify-content:\(justify)" }
    if [inset.start, inset.end, inset.top, inset.bottom].contains(where: { $0 > 0 }) {
      list += ";padding-block:\(Em.text(inset.top)) \(Em.text(inset.bottom))"
      list += ";padding-inline:\(Em.text(inset.start)) \(Em.text(inset.end))"
    }
    var css = ".\(name)>ul{\(list)}"
    if fill == .gaps, sparesLastRow { css += filler(name) }
    if scrolls { css += scrollRules(name) }
    if let wraps { css += wrappedRules(name, wraps) }
    return css
  }
}

extension Placement {
  /// A last item that takes all slack of its row but no room, not even the gap before it.
  private func filler(_ name: String) -> String {
    ".\(name)>ul::after{content:\"\";flex:1000000 0 0;margin-inline-start:-\(Em.text(gap.width))}"
  }

  /// A box that scrolls sideways: it stops at chips, fades where there is more, and keeps focus rings inside.
  private func scrollRules(_ name: String) -> String {
    let mask =
      "transparent,#000 var(--tagcloud-before),#000 calc(100% - var(--tagcloud-after)),transparent"
    return ".\(name){overflow-x:auto;scroll-snap-type:x proximity;scroll-padding-inline:1.5em}"
      + ".\(name)>ul>li{scroll-snap-align:start}"
      + ".tagcloud.\(name)>ul>li>:is(:focus-visible,:has(:focus-visible))"
      + "{outline-color:currentColor;outline-offset:-3px}"
      + "@supports(animation-timeline:scroll(self inline)){.\(name){"
      + "mask-image:linear-gradient(to right,\(mask));animation:tagcloud-edges linear both;"
      + "animation-timeline:scroll(self inline)}"
      + ".\(name):dir(rtl){mask-image:linear-gradient(to left,\(mask))}}"
  }

  /// Chips of measured width that the browser itself wraps, on screen.
  private func wrappedRules(_ name: String, _ wraps: Wraps) -> String {
    let grow = fill == .chips ? "1" : "0"
    var css = "@media not print{@container(\(Em.start(wraps.narrowest))<=width<\(Self.end)){"
    if let widest = wraps.widest {
      css += ".\(name)>ul{max-width:\(Em.text(widest))"
      css += lead == 0.5 ? ";margin-inline:auto}" : lead == 1 ? ";margin-inline-start:auto}" : "}"
    }
    css += ".\(name)>ul>li{flex:\(grow) 0 auto;width:calc(var(--w)*var(--u));"
    css += "max-width:100%;height:calc(var(--h)*var(--u))}" + oneLine(name)
    if fill == .chips, sparesLastRow { css += filler(name) }
    return css + "}}"
  }
}

extension RowAlignment {
  fileprivate var flexKeyword: String {
    switch self {
    case .center: "center"
    case .top: "flex-start"
    case .bottom: "flex-end"
    case .baseline: "baseline"
    }
  }
}
