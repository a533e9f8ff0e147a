import PortableUIKit

/// A storyboard has not what a ``StoryboardFactory`` or a ``StoryboardContainerFactory`` was told.
///
/// ```swift
/// router.navigate(to: product, with: 7) { result in
///   guard case .failure(.buildFailed(_, let error, _)) = result else { return }
///   if let mismatch = error as? StoryboardMismatch { log(mismatch) }
/// }
/// ```
public struct StoryboardMismatch: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the storyboard's file.
  public let storyboard: String
  /// The identifier that was asked for; nil for the initial view controller.
  public let identifier: String?
  /// The class that the factory builds.
  public let expected: TypeName
  /// The class that the storyboard has; nil if it has no initial view controller.
  public let found: TypeName?

  /// What to do about it.
  public var description: String {
    guard let found else {
      return "The storyboard \"\(storyboard)\" has no initial view controller. Mark one in it, or "
        + "give the factory the identifier of \(expected)."
    }
    let place =
      identifier.map { "for the identifier \"\($0)\"" } ?? "as its initial view controller"
    return "The storyboard \"\(storyboard)\" has a \(found) \(place), not a \(expected). Set the "
      + "class and its module in the storyboard, or let the factory build a \(found)."
  }
}
