#if !canImport(UIKit)
/// What a photo picker offers.
public struct PHPickerConfiguration {
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

  public enum Selection: Sendable {
    case `default`, ordered, people, continuous, continuousAndOrdered
  }

  public enum AssetRepresentationMode: Sendable {
    case automatic, current, compatible
  }

  public init() {}
}

/// The kinds of assets that a photo picker offers.
public struct PHPickerFilter: Hashable, Sendable {
  private let kinds: Set<String>

  public static let images = Self(kinds: ["images"])
  public static let videos = Self(kinds: ["videos"])
  public static let livePhotos = Self(kinds: ["livePhotos"])

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }

  private init(kinds: Set<String>) {
    self.kinds = kinds
  }
}

/// An asset that the user has picked.
public struct PHPickerResult: Hashable, Sendable {
  /// Provides the picture.
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

/// A picker of photos and videos that needs no permission. The delegate dismisses it, also if the
/// user has picked nothing; a swipe down tells the picker's delegate nothing.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController, SystemScreen {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    configuration = PHPickerConfiguration()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  public var choices: [String] { ["Add", "Cancel"] }

  public func choose(_ choice: String) {
    let results = choice == "Add" ? [Self.picked] : []
    delegate?.picker(self, didFinishPicking: results)
  }

  private static var picked: PHPickerResult {
    let provider = NSItemProvider(object: UIImage())
    provider.suggestedName = "IMG_0001"
    return PHPickerResult(itemProvider: provider, assetIdentifier: "1")
  }
}

/// The method that responds to a photo picker's end.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
#endif
