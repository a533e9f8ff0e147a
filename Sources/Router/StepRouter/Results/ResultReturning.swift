import PortableUIKit

/// A screen that exists to give an answer: a picker, a form, a question.
///
/// ```swift
/// final class ColourPicker: UIViewController, ResultReturning {
///   typealias ReturnedResult = UIColor
///
///   func tapped(_ colour: UIColor) { returnResult(colour) }
/// }
///
/// let colour = try await router.result(of: colourPicker, with: .text)
/// ```
///
/// The caller of ``Router/result(of:with:animated:closing:fileID:line:)`` gets the answer; the
/// screen knows nothing of the caller.
@MainActor
public protocol ResultReturning: UIViewController {
  /// The type of the screen's answer.
  associatedtype ReturnedResult
}

extension ResultReturning {
  /// Returns an answer to every caller that waits for this screen. Only the first answer counts. If
  /// the screen has already gone, or no caller waits, nothing happens.
  ///
  /// ```swift
  /// picker.returnResult(.red)
  /// ```
  public func returnResult(_ result: ReturnedResult) {
    for wait in ResultWaits.of(self) { (wait as? ResultWait<ReturnedResult>)?.answer(result) }
  }
}
