import PortableUIKit

/// An alert or an action sheet that answers with the value of the chosen action.
///
/// ```swift
/// let isSure = try await router.result(of: deletion, with: 42)
/// ```
///
/// ``AlertFactory`` makes it. It overrides nothing of `UIAlertController`, which UIKit wants used as
/// it is; it only says what its actions answer with.
public final class AlertController<Value>: UIAlertController, ResultReturning {
  /// What its actions answer with.
  public typealias ReturnedResult = Value
}
