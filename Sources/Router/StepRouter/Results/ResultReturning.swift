import PortableUIKit

/// A screen that is there for an answer: a picker, a form, a question.
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
/// Whoever asks for it by ``Router/result(of:with:animated:closing:fileID:line:)`` gets the answer;
/// the screen knows nothing of them.
@MainActor
public protocol ResultReturning: UIViewController {
  /// What the screen answers with.
  associatedtype ReturnedResult
}

extension ResultReturning {
  /// Answers, as long as the screen is there: one that has gone has left without an answer. The first
  /// answer counts; where nobody waits for one, nothing happens.
  ///
  /// ```swift
  /// picker.returnResult(.red)
  /// ```
  public func returnResult(_ result: ReturnedResult) {
    for wait in ResultWaits.of(self) { (wait as? ResultWait<ReturnedResult>)?.answer(result) }
  }
}
