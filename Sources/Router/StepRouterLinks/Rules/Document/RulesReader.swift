import PortableUIKit
import StepRouter

/// Reads a document of rules, and collects all faults of its form. ``RulesCheck`` then compares it
/// with the app's links.
struct RulesReader {
  private var faults: [JSONFault] = []

  /// Returns the document, or throws the faults of its form: only the first one if it isn't JSON.
  static func read(_ json: Data, named name: String) throws(LinkRulesError) -> RulesDocument {
    var reader = RulesReader()
    let root: JSONNode
    do throws(JSONFault) { root = try JSONNode(document: json) } catch {
      throw .refused([LinkRulesFault(error, in: name)])
    }
    let version = reader.version(in: root)
    let rules = reader.rules(in: root)
    guard reader.faults.isEmpty, let version else {
      throw .refused(reader.faults.map { LinkRulesFault($0, in: name) }.inOrder)
    }
    return RulesDocument(name: name, version: version, rules: rules)
  }

  mutating func note(_ reason: String, _ place: JSONPlace) {
    faults.append(JSONFault(reason, at: place))
  }

  /// Checks that the value is an object with no keys but these; returns false if it isn't an
  /// object.
  mutating func check(_ node: JSONNode, _ name: String, keys: [String]) -> Bool {
    guard let members = node.members else {
      note("\(name) is \(node.kind): write an object in “{ }”", node.place)
      return false
    }
    for member in members where !keys.contains(member.key) {
      note(
        "\(name) has no “\(member.key)”: write \(keys.wordedChoice)", member.place)
    }
    return true
  }

  private mutating func version(in root: JSONNode) -> Int? {
    guard check(root, "a document", keys: ["version", "rules"]) else { return nil }
    guard let node = root["version"] else {
      note("the document has no “version”: write a whole number from 1", root.place)
      return nil
    }
    guard case .number(let number) = node.value, let version = Int(exactly: number), version > 0
    else {
      note("the version isn't a whole number from 1", node.place)
      return nil
    }
    return version
  }

  private mutating func rules(in root: JSONNode) -> [RulesDocument.Rule] {
    guard root.members != nil else { return [] }
    guard let node = root["rules"] else {
      note("the document has no “rules”: write a list in “[ ]”", root.place)
      return []
    }
    guard let elements = node.elements else {
      note("“rules” is \(node.kind): write a list in “[ ]”", node.place)
      return []
    }
    return elements.compactMap { rule(in: $0) }
  }

  private mutating func rule(in node: JSONNode) -> RulesDocument.Rule? {
    guard check(node, "a rule", keys: ["patterns", "presentation", "properties"]) else {
      return nil
    }
    let patterns = patterns(in: node)
    let properties = node["properties"]
    if let properties, properties.members == nil {
      note("“properties” is \(properties.kind): write an object in “{ }”", properties.place)
    }
    guard let presentation = node["presentation"] else {
      if properties == nil {
        note("the rule does nothing: add “presentation” or “properties”", node.place)
      }
      return RulesDocument.Rule(
        patterns: patterns, presentation: .declared, presentationPlace: node.place,
        properties: properties)
    }
    guard let read = self.presentation(in: presentation) else { return nil }
    return RulesDocument.Rule(
      patterns: patterns, presentation: read, presentationPlace: presentation.place,
      properties: properties)
  }

  private mutating func patterns(in node: JSONNode) -> [RulesDocument.Rule.Pattern] {
    guard let list = node["patterns"] else {
      note("the rule has no “patterns”: write a list such as [\"product/:id\"]", node.place)
      return []
    }
    guard let elements = list.elements, !elements.isEmpty else {
      note("“patterns” isn't a list of texts: write one such as [\"product/:id\"]", list.place)
      return []
    }
    return elements.compactMap { element in
      guard let text = element.text else {
        note("a pattern is \(element.kind): write a text such as \"product/:id\"", element.place)
        return nil
      }
      if text.contains("?") {
        note(
          "“\(text)” has a query: write only the path, a rule applies to every query", element.place
        )
        return nil
      }
      return .init(pattern: RulePattern(text), place: element.place)
    }
  }
}

extension [String] {
  /// The texts in quotation marks with “or” before the last.
  var wordedChoice: String {
    let quoted = map { "“\($0)”" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
