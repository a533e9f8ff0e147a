import PortableUIKit
import StepRouter

extension RulesReader {
  private static let words = ["push", "modal", "replace", "refused", "web"]
  private static let modalKeys = [
    "style", "detents", "largestUndimmed", "grabber", "swipe",
  ]

  /// Reads a word, or an object with one word and its options.
  mutating func presentation(in node: JSONNode) -> LinkRule.Presentation? {
    if let word = node.text { return presentation(word, at: node.place) }
    guard let members = node.members, let member = members.first, members.count == 1 else {
      note(
        "the presentation is neither a word nor an object with one word: write "
          + Self.words.wordedChoice,
        node.place)
      return nil
    }
    switch member.key {
    case "modal": return modal(in: member.node)
    case "refused":
      guard let message = text(of: member, "a message for the user") else { return nil }
      return .refused(message: message)
    case "web":
      guard let url = text(of: member, "an https URL") else { return nil }
      return .web(url)
    case "push", "replace":
      note(
        "“\(member.key)” has no options: write \"presentation\": \"\(member.key)\"", member.place)
      return nil
    default: return unknown(member.key, at: member.place)
    }
  }

  private mutating func presentation(
    _ word: String, at place: JSONPlace
  ) -> LinkRule.Presentation? {
    switch word {
    case "push": return .push
    case "replace": return .replace
    case "modal": return .modal(LinkPresentation())
    case "web": return .web(nil)
    case "refused":
      note("“refused” has no message: write {\"refused\": \"Closed until Monday.\"}", place)
      return nil
    default: return unknown(word, at: place)
    }
  }

  private mutating func unknown(_ word: String, at place: JSONPlace) -> LinkRule.Presentation? {
    note("there is no presentation “\(word)”: write \(Self.words.wordedChoice)", place)
    return nil
  }

  private mutating func text(of member: JSONNode.Member, _ expected: String) -> String? {
    if let text = member.node.text, !text.isEmpty { return text }
    note(
      "“\(member.key)” is empty or not a text: write \(expected)", member.node.place)
    return nil
  }

  private mutating func modal(in node: JSONNode) -> LinkRule.Presentation? {
    guard check(node, "“modal”", keys: Self.modalKeys) else { return nil }
    var presentation = LinkPresentation()
    if let style = node["style"] { presentation.ownStyle = self.style(in: style) }
    if let detents = node["detents"] { presentation.ownDetents = self.detents(in: detents) }
    presentation.showsGrabber = boolean("grabber", of: node)
    presentation.isModalInPresentation = boolean("swipe", of: node).map { !$0 }
    if let node = node["largestUndimmed"], let detent = detent(in: node) {
      presentation.largestUndimmed = detent
      if !presentation.ownDetents.contains(detent) {
        note("the largest undimmed detent is none of the detents: write one of them", node.place)
      }
    }
    if let detents = node["detents"], presentation.ownStyle?.isSheet == false {
      note("only a sheet has detents: write the style “pageSheet” or none", detents.place)
    }
    if let grabber = node["grabber"], node["detents"] == nil {
      note("a grabber needs detents: add “detents”", grabber.place)
    }
    return .modal(presentation)
  }

  private mutating func style(in node: JSONNode) -> LinkPresentation.Style? {
    if let text = node.text, let style = LinkPresentation.Style(rawValue: text) { return style }
    let known = LinkPresentation.Style.allCases.map(\.rawValue).wordedChoice
    note(
      "there is no style \(node.text.map { "“\($0)”" } ?? node.kind): write \(known)", node.place)
    return nil
  }

  private mutating func detents(in node: JSONNode) -> [LinkPresentation.Detent] {
    guard let elements = node.elements, !elements.isEmpty else {
      note(
        "“detents” isn't a list of detents: write one such as [\"medium\", \"large\"]", node.place)
      return []
    }
    return elements.compactMap { detent(in: $0) }
  }

  private mutating func detent(in node: JSONNode) -> LinkPresentation.Detent? {
    switch node.value {
    case .text("medium"): return .medium
    case .text("large"): return .large
    case .number(let share) where share > 0 && share <= 1: return .share(share)
    default:
      note(
        "a detent is “medium”, “large” or a share of the height, above 0 and up to 1", node.place)
      return nil
    }
  }

  private mutating func boolean(_ key: String, of node: JSONNode) -> Bool? {
    guard let member = node[key] else { return nil }
    if case .bool(let value) = member.value { return value }
    note("“\(key)” is \(member.kind): write true or false", member.place)
    return nil
  }
}
