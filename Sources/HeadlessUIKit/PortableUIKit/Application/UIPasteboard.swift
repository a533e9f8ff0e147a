#if !canImport(UIKit)
/// The content that the app copied last. Each device has its own pasteboard.
open class UIPasteboard: NSObject {
  @MainActor private static let boards = AttachedValue<UIPasteboard>()

  /// The current device's pasteboard.
  public class var general: UIPasteboard {
    nonisolated(unsafe) var general = UIPasteboard()
    MainActor.assumeIsolated {
      let application = UIApplication.shared
      if let known = boards[application] { general = known }
      boards[application] = general
    }
    return general
  }

  open var strings: [String]?
  open var urls: [URL]?
  open var image: UIImage?

  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  open var hasStrings: Bool { !(strings ?? []).isEmpty }
  open var hasURLs: Bool { !(urls ?? []).isEmpty }
  open var hasImages: Bool { image != nil }
}
#endif
