import Foundation
import FoundationXML

/// An element of a storyboard or nib file, with the line it's on.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  let line: Int
  fileprivate(set) var children: [InterfaceElement] = []
  fileprivate(set) var text = ""

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  var id: String { attributes["id"] ?? "" }
  var key: String? { attributes["key"] }

  /// The first child of this name.
  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The child with this value of `key`.
  func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }

  /// The elements in the child of this name.
  func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// This element and everything in it.
  var all: [InterfaceElement] { [self] + children.flatMap(\.all) }

  /// Whether an attribute is `YES`.
  func isYes(_ attribute: String) -> Bool { attributes[attribute] == "YES" }
}

/// Reads a file's elements.
final class InterfaceReader: NSObject, XMLParserDelegate {
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var faultyLine: Int?

  static func read(_ path: String) throws -> InterfaceElement {
    let reader = InterfaceReader()
    let parser = XMLParser(data: try Data(contentsOf: URL(fileURLWithPath: path)))
    parser.delegate = reader
    let isRead = parser.parse() && reader.faultyLine == nil && reader.open.isEmpty
    guard isRead, let root = reader.root else {
      let line = reader.faultyLine ?? max(parser.lineNumber, 1)
      throw Failure("\(path):\(line): This isn't XML. Save the file with Interface Builder.")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    let element = InterfaceElement(
      name: elementName, attributes: attributeDict, line: parser.lineNumber)
    open.last?.children.append(element)
    if root == nil { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    faultyLine = faultyLine ?? max(parser.lineNumber, 1)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }
}
