#if !canImport(UIKit)
import Foundation

/// Provides an item of another process, such as a picture that the user has picked.
///
/// Off Apple platforms it holds one object of this process, and loads it in the next turn of the
/// run loop, on the main thread.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  /// The name of a file with the item, without an extension.
  public var suggestedName: String?
  private let object: (any NSItemProviderWriting)?

  public override init() {
    object = nil
  }

  /// Makes a provider of an object.
  public init(object: any NSItemProviderWriting) {
    self.object = object
  }

  /// The uniform type identifiers of the item.
  public var registeredTypeIdentifiers: [String] {
    object.map { type(of: $0).writableTypeIdentifiersForItemProvider } ?? []
  }

  /// Whether the item has this uniform type identifier.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Whether the item is an object of this class.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object.map { aClass == type(of: $0) } ?? false
  }

  /// Loads the item.
  ///
  /// - Parameter completionHandler: Gets the object, or an error if the item is none of this class.
  /// - Returns: The progress, which has ended when the handler is called.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let loaded = canLoadObject(ofClass: aClass) ? object as? any NSItemProviderReading : nil
    let error = loaded == nil ? NSItemProviderError.unavailable : nil
    let answer = Answer(object: loaded, handler: completionHandler)
    Task { @MainActor in
      progress.completedUnitCount = 1
      answer.handler(answer.object, error)
    }
    return progress
  }

  private struct Answer: @unchecked Sendable {
    let object: (any NSItemProviderReading)?
    let handler: @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  }
}

/// What an item provider reports if the item can't be loaded as asked.
enum NSItemProviderError: Error {
  case unavailable
}

/// An object that an item provider can load.
public protocol NSItemProviderReading: AnyObject {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that an item provider can be made of.
public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
}
#endif
