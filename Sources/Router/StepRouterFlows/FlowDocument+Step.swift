import PortableUIKit
import StepRouter

extension FlowDocument.Step {
  init(_ element: JSONList.Element) throws(FlowDocument.Problem) {
    func problem(_ reason: String) -> FlowDocument.Problem {
      FlowDocument.Problem(line: element.line, key: nil, reason: reason)
    }
    guard String(data: element.json, encoding: .utf8) != nil else {
      throw problem("it is not UTF-8")
    }
    guard
      let value = try? JSONSerialization.jsonObject(
        with: element.json, options: .fragmentsAllowed)
    else { throw problem("it is not valid JSON") }
    guard let fields = value as? [String: Any] else {
      throw problem("a step in “{ }” is expected")
    }
    // `JSONSerialization` keeps an arbitrary one of two values with the same key.
    guard Self.keyCount(in: value) == element.keyCount else {
      throw problem("a key appears twice")
    }
    func text(_ name: String) throws(FlowDocument.Problem) -> String? {
      guard let value = fields[name], !(value is NSNull) else { return nil }
      guard let text = value as? String else { throw problem("its “\(name)” is not a text") }
      return text
    }
    guard fields["id"] != nil else { throw problem("it has no “id”") }
    guard let id = try text("id") else { throw problem("its “id” is not a text") }
    let name = try text("status") ?? ValidateStatus.pending.rawValue
    guard let status = ValidateStatus(rawValue: name) else {
      let known = ValidateStatus.allCases.map(\.rawValue).joined(separator: ", ")
      throw problem("there is no status “\(name)”, but \(known)")
    }
    self.init(
      id: id, status: status, next: try text("next"),
      arguments: fields["with"].map { _ in StepArguments(step: element.json, line: element.line) })
  }

  private static func keyCount(in value: Any) -> Int {
    var count = 0
    var rest = [value]
    while let next = rest.popLast() {
      if let object = next as? [String: Any] {
        count += object.count
        rest += object.values
      } else if let list = next as? [Any] {
        rest += list
      }
    }
    return count
  }
}
