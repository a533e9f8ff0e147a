import PortableUIKit
import StepRouter

/// Builds a share sheet.
///
/// ```swift
/// let share = StepAssembly(finder: NilFinder(), factory: ShareFactory())
///   .using(.present())
///   .from(.current)
///   .assemble()
///
/// let result = try await router.result(of: share, with: [url])
/// if case .completed(let activity) = result { print(activity?.rawValue ?? "shared") }
/// ```
///
/// On an iPad, it's a popover, which needs a source: `.using(.present(popoverSource: …))`. Without
/// items, the navigation is refused with ``SystemScreenRefusal/nothingToShare``.
@MainActor
public struct ShareFactory<Context>: Factory {
  private var items: CheckedContent<Context, [Any]>

  /// Makes a factory for items that depend on the context.
  ///
  /// ```swift
  /// ShareFactory { (id: Product.ID) in [url.appendingPathComponent("\(id)")] }
  /// ```
  ///
  /// To leave activities out, add a task to the step:
  ///
  /// ```swift
  /// InlineContextTask { (sheet: UIActivityViewController, _: [Any]) in
  ///   sheet.excludedActivityTypes = [.print]
  /// }
  /// ```
  public init(_ items: @escaping @MainActor (Context) throws -> [Any]) {
    self.items = CheckedContent(items) { items in
      if items.isEmpty { throw SystemScreenRefusal.nothingToShare }
    }
  }

  /// Checks that there are items, before anything moves.
  public mutating func prepare(with context: Context) throws { try items.prepare(with: context) }

  /// Builds a new share sheet.
  public func build(with context: Context) throws -> UIActivityViewController {
    let sheet = UIActivityViewController(
      activityItems: try items.value(for: context), applicationActivities: nil)
    // UIKit raises an exception for a sheet without a source. If its style is a popover, the router
    // refuses it first.
    if UIDevice.current.userInterfaceIdiom == .pad { sheet.modalPresentationStyle = .popover }
    sheet.completionWithItemsHandler = { [weak sheet] activity, isCompleted, _, error in
      if let error {
        sheet?.returnResult(.failed(error))
      } else if isCompleted {
        sheet?.returnResult(.completed(activity))
      } else if activity == nil {
        sheet?.returnResult(.cancelled)
      }
      // Otherwise the user has returned from an activity, and can choose another one.
    }
    return sheet
  }
}

extension ShareFactory where Context == [Any] {
  /// Makes a factory for items that are the context.
  public init() { self.init { $0 } }
}

extension UIActivityViewController: ResultReturning {
  /// A share sheet returns its outcome.
  public typealias ReturnedResult = ShareResult
}

extension UIActivityViewController: SystemAnswering {
  package static var answerOnLeave: ShareResult { .cancelled }
}

/// The outcome of a share sheet.
///
/// ```swift
/// switch try await router.result(of: shareSheet, with: [url]) {
/// case .completed(let activity): print(activity == .copyToPasteboard ? "Copied" : "Shared")
/// case .cancelled: break
/// case .failed(let error): log(error)
/// }
/// ```
public enum ShareResult {
  /// The user chose this activity, and it's done. It's nil if the system doesn't say which one.
  case completed(UIActivity.ActivityType?)
  /// The user closed the sheet, or swiped it away.
  case cancelled
  /// The activity failed.
  case failed(any Error)
}
