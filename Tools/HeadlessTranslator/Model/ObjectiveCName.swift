import SwiftSyntax

/// Names that the compiler gives to Swift's methods in Objective-C.
enum ObjectiveCName {
  private static let prepositions: Set<String> = [
    "with", "for", "by", "from", "in", "on", "to", "of", "at", "as", "into", "through", "via",
    "after", "before", "until", "when", "without", "within", "under", "over", "per", "using",
  ]

  /// Returns a method's selector: `add(item:at:)` is `addWithItem:at:`.
  static func selector(of name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var head = name
    if first != "_" {
      let isPreposition = prepositions.contains(words(in: first)[0])
      head += isPreposition ? capitalized(first) : "With\(capitalized(first))"
    }
    return head + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }

  /// Returns a selector of UIKit that its Swift name doesn't show, with or without labels.
  static func ofUIKit(_ name: String, labels: [String]?) -> String {
    let full = labels.map { "\(name)(\($0.map { "\($0):" }.joined()))" }
    if let full, let known = renamed[full] { return known }
    if labels == nil, let known = renamed.first(where: { $0.key.hasPrefix("\(name)(") }) {
      return known.value
    }
    return selector(of: name, labels: labels ?? [])
  }

  /// Methods that UIKit declares for every responder, and the headless UIKit for none.
  static let ofEditing: Set<String> = [
    "copy:", "cut:", "paste:", "select:", "selectAll:", "delete:",
  ]

  private static let renamed = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "endEditing(_:)": "endEditing:", "copy(_:)": "copy:", "cut(_:)": "cut:",
    "paste(_:)": "paste:", "select(_:)": "select:", "selectAll(_:)": "selectAll:",
    "delete(_:)": "delete:",
    "becomeFirstResponder()": "becomeFirstResponder",
    "resignFirstResponder()": "resignFirstResponder",
  ]

  /// Returns the key of UIKit's property in key paths: `isHidden` is `hidden`.
  static func keyOfUIKit(_ name: String) -> String {
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), let first = rest.first, first.isUppercase else { return name }
    return first.lowercased() + rest.dropFirst()
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func words(in label: String) -> [String] {
    let end = label.firstIndex(where: \.isUppercase) ?? label.endIndex
    return [String(label[..<end])]
  }
}
