import PortableUIKit

extension NilAction: ActionInWords {
  var words: String { "nilAction" }
  var kind: ActionDescription.Kind { .nothing }
}

extension PushAction: ActionInWords {
  var words: String { "push" }
  var kind: ActionDescription.Kind { .push }
}

extension PushAsRootAction: ActionInWords {
  var words: String { "pushAsRoot" }
  var kind: ActionDescription.Kind { .push }
}

extension PushReplacingLastAction: ActionInWords {
  var words: String { "pushReplacingLast" }
  var kind: ActionDescription.Kind { .push }
}

extension ReplaceRootAction: ActionInWords {
  var words: String { "replaceRoot" }
  var kind: ActionDescription.Kind { .replaceRoot }
}

extension ShowPageAction: ActionInWords {
  var words: String { "showPage" }
}

extension PushToDetailsAction: ActionInWords {
  var words: String { needsStack ? "pushOnToDetails" : "pushToDetails" }
}

extension SetColumnAction: ActionInWords {
  var words: String { "setColumn " + columnName }

  private var columnName: String {
    switch column {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    default: "\(column.rawValue)"
    }
  }
}

#if !canImport(UIKit) || canImport(UIKit, _version: 9127.0.85)
@available(iOS 27.1, *)
extension SetPlacementAction: ActionInWords {
  var words: String { "setPlacement \(slot)" }
}
#endif

extension AddTabAction: ActionInWords {
  var words: String {
    let words = [
      "addTab", group.map { "to \($0)" }, index.map { "at \($0)" },
      isReplacing ? "replacing" : nil,
    ]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}

extension PresentAction: ActionInWords {
  var words: String {
    let start: String? =
      switch options.startingPoint {
      case .host: nil
      case .topmostParent: "from topmostParent"
      case .custom: "from custom"
      }
    let words = [
      "present", options.presentationStyle?.word, options.sheet.map { _ in "with detents" }, start,
    ]
    return words.compactMap { $0 }.joined(separator: " ")
  }

  var kind: ActionDescription.Kind {
    .present(style: options.presentationStyle, hasDetents: options.sheet != nil)
  }
}

extension UIModalPresentationStyle {
  /// The style's name, as you write it in code.
  package var word: String {
    switch self {
    case .automatic: "automatic"
    case .none: "none"
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    // UIKit may add more.
    default: self == .popover ? "popover" : "\(rawValue)"
    }
  }
}
