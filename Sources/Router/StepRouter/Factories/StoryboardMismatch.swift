import PortableUIKit

/// The storyboard doesn't contain the class that a ``StoryboardFactory`` or a
/// ``StoryboardContainerFactory`` expects.
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
  /// The identifier of the view controller. Nil for the initial view controller.
  public let identifier: String?
  /// The class that the factory builds.
  public let expected: TypeName
  /// The class in the storyboard. Nil if it has no initial view controller.
  public let found: TypeName?

  /// A description that says what to do about the error.
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
