import CXML2

/// What an XML document consists of, in order.
enum XMLEvent {
  case start(XMLElement)
  case end
  case text(String)
  /// A processing instruction, by its target.
  case instruction(String)
  /// A reference to an entity that the document declares.
  case entity(String)
}

/// The start of an element.
struct XMLElement {
  /// A name with what stands for its namespace; empty for none.
  struct Name: Hashable {
    var namespace: String
    var local: String
  }

  var name: Name
  var attributes: [(name: Name, value: String)]
}

/// Why a document is no XML.
struct XMLProblem: Error {
  var message: String
  var line: Int
}

/// Reads an XML document; nothing beside it is loaded, and no entity is replaced but in values of attributes.
func readXML(_ bytes: [UInt8], _ take: (XMLEvent) -> Void) throws(XMLProblem) {
  let problem = unsafe bytes.withUnsafeBufferPointer { bytes -> XMLProblem? in
    guard let reader = unsafe XMLTextReader(bytes) else { return XMLProblem(message: "it is empty", line: 1) }
    while reader.advance() { reader.events.forEach(take) }
    return reader.problem
  }
  if let problem { throw problem }
}

/// Owns a libxml2 reader over bytes that outlive it.
@safe private struct XMLTextReader: ~Copyable {
  private let reader: xmlTextReaderPtr

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
      | XML_PARSE_NOCDATA.rawValue
    xmlResetLastError()
    let made = unsafe bytes.withMemoryRebound(to: CChar.self) { text in
      unsafe xmlReaderForMemory(text.baseAddress, Int32(clamping: text.count), nil, nil, Int32(options))
    }
    guard let made = unsafe made else { return nil }
    unsafe reader = made
  }

  deinit { unsafe xmlFreeTextReader(reader) }

  /// Goes on to the next node; `false` at the end, and where the document is malformed.
  func advance() -> Bool { unsafe xmlTextReaderRead(reader) == 1 }

  /// What is wrong, once there is no next node.
  var problem: XMLProblem? {
    guard let error = unsafe xmlGetLastError(), unsafe error.pointee.level == XML_ERR_FATAL else {
      return nil
    }
    let message = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "cannot be read"
    return unsafe XMLProblem(
      message: message.split(separator: "\n").first.map(String.init) ?? message,
      line: Int(error.pointee.line))
  }

  /// What the node says; an empty element also ends at once.
  var events: [XMLEvent] {
    switch unsafe xmlReaderTypes(UInt32(bitPattern: xmlTextReaderNodeType(reader))) {
    case XML_READER_TYPE_ELEMENT:
      let isEmpty = unsafe xmlTextReaderIsEmptyElement(reader) == 1
      let start = XMLEvent.start(XMLElement(name: name, attributes: attributes))
      return isEmpty ? [start, .end] : [start]
    case XML_READER_TYPE_END_ELEMENT: return [.end]
    case XML_READER_TYPE_TEXT, XML_READER_TYPE_CDATA, XML_READER_TYPE_SIGNIFICANT_WHITESPACE,
      XML_READER_TYPE_WHITESPACE:
      return [.text(value)]
    case XML_READER_TYPE_PROCESSING_INSTRUCTION: return [.instruction(name.local)]
    case XML_READER_TYPE_ENTITY_REFERENCE: return [.entity(name.local)]
    default: return []
    }
  }

  private var name: XMLElement.Name {
    unsafe XMLElement.Name(
      namespace: string(xmlTextReaderConstNamespaceUri(reader)),
      local: string(xmlTextReaderConstLocalName(reader)))
  }

  private var value: String { unsafe string(xmlTextReaderConstValue(reader)) }

  /// The attributes of the element but for the declarations of namespaces.
  private var attributes: [(name: XMLElement.Name, value: String)] {
    var attributes: [(name: XMLElement.Name, value: String)] = []
    while unsafe xmlTextReaderMoveToNextAttribute(reader) == 1 {
      if unsafe xmlTextReaderIsNamespaceDecl(reader) == 0 { attributes.append((name, value)) }
    }
    unsafe xmlTextReaderMoveToElement(reader)
    return attributes
  }

  private func string(_ text: UnsafePointer<xmlChar>?) -> String {
    unsafe text.map { unsafe String(cString: $0) } ?? ""
  }
}
