#if !canImport(UIKit)
/// A picker of documents. The system dismisses it before it calls the delegate.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController, SystemScreen {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var directoryURL: URL?
  open var shouldShowFileExtensions = false
  private let exported: [URL]

  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    exported = []
    super.init(nibName: nil, bundle: nil)
  }

  public init(forExporting urls: [URL], asCopy: Bool = false) {
    exported = urls
    super.init(nibName: nil, bundle: nil)
  }

  public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    exported = []
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    exported = []
    super.init(coder: coder)
  }

  public var choices: [String] { [exported.isEmpty ? "Open" : "Move", "Cancel"] }

  public func choose(_ choice: String) {
    dismissBySystem { [self] in
      guard choice != "Cancel" else {
        delegate?.documentPickerWasCancelled(self)
        return
      }
      let picked = exported.isEmpty ? [URL(fileURLWithPath: "/Documents/Document")] : exported
      delegate?.documentPicker(self, didPickDocumentsAt: picked)
    }
  }
}

/// Methods that respond to a document picker.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A type of data or files, by its identifier.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  public static let item = UTType(known: "public.item")
  public static let data = UTType(known: "public.data")
  public static let content = UTType(known: "public.content")
  public static let folder = UTType(known: "public.folder")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let json = UTType(known: "public.json")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let image = UTType(known: "public.image")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let png = UTType(known: "public.png")
  public static let movie = UTType(known: "public.movie")
  public static let audio = UTType(known: "public.audio")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")

  private init(known identifier: String) {
    self.identifier = identifier
  }

  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  public init(exportedAs identifier: String) {
    self.identifier = identifier
  }

  public init(importedAs identifier: String) {
    self.identifier = identifier
  }
}
#endif
