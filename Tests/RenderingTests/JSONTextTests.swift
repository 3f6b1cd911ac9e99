import Testing

@testable import Rendering

@Suite struct JSONTextTests {
  @Test func valuesStandInTheOrderOfTheirKeys() {
    var json = JSONText()
    json.object { json in
      json.key("b")
      json.number(1)
      json.key("a")
      json.array { json in
        json.string("x")
        json.bool(true)
        json.bool(false)
        json.null()
        json.object { _ in }
        json.array { _ in }
        json.number(2.5)
      }
      json.key("c")
      json.number(-0.0)
    }
    #expect(json.text == #"{"b":1,"a":["x",true,false,null,{},[],2.5],"c":0}"#)
  }

  @Test(arguments: [
    ("\"\\/", #""\"\\/""#), ("a\nb\r\t", #""a\nb\r\t""#), ("\r\n", #""\r\n""#),
    ("\u{0}\u{1f}", #""\u0000\u001f""#),
    ("\u{7f}é😀\u{2028}", "\"\u{7f}é😀\u{2028}\""), ("", "\"\""),
  ])
  func stringsAreEscaped(value: String, text: String) {
    var json = JSONText()
    json.string(value)
    #expect(json.text == text)
  }

  @Test func keysAreEscaped() {
    var json = JSONText()
    json.object { json in
      json.key("a\"b")
      json.null()
    }
    #expect(json.text == #"{"a\"b":null}"#)
  }

  @Test func wholeNumbersHaveNoPoint() {
    var json = JSONText()
    json.array { json in
      json.number(1_600.0)
      json.number(0.015625)
      json.number(Int.min)
      json.number(123_456_789_012.0)
    }
    #expect(json.text == "[1600,0.015625,-9223372036854775808,123456789012]")
  }

  @Test func newLinesComeAfterCommas() {
    var json = JSONText()
    json.array { json in
      for number in 1...2 {
        json.newline()
        json.number(number)
      }
    }
    #expect(json.text == "[\n1,\n2]")
  }
}
