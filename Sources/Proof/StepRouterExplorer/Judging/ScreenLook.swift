import PortableUIKit
import StepRouterTesting

/// Everything by which the user can tell a screen from others of its class.
@MainActor
struct ScreenLook: Equatable {
  private let type: ObjectIdentifier
  private let title: String?
  private let context: String?
  private let texts: [String]

  init(_ screen: UIViewController) {
    type = ObjectIdentifier(Swift.type(of: screen))
    title = screen.writtenTitle
    context = (screen as? any ContextTelling)?.shownContext
    texts = screen.viewIfLoaded?.writtenTexts ?? []
  }

  /// Whether the screen shows anything to recognize it by.
  var isTelling: Bool { title != nil || context != nil || !texts.isEmpty }
}

extension UIView {
  /// The texts that the user reads on the view, in the order of its subviews.
  fileprivate var writtenTexts: [String] {
    guard !isHidden else { return [] }
    switch self {
    case let label as UILabel: return [label.text ?? ""]
    case let button as UIButton: return [button.writtenName]
    case let field as UITextField: return [field.placeholder ?? "", field.text ?? ""]
    case let textView as UITextView: return [textView.text ?? ""]
    case let table as UITableView:
      return (0..<table.numberOfSections).flatMap { section in
        (0..<min(table.numberOfRows(inSection: section), 20)).map {
          table.writtenName(ofRowAt: IndexPath(row: $0, section: section))
        }
      }
    case let collection as UICollectionView:
      return collection.indexPathsForVisibleItems.prefix(20).map(collection.writtenName)
    default: return subviews.flatMap(\.writtenTexts)
    }
  }
}
