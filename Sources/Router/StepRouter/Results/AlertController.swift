import PortableUIKit

/// An alert or an action sheet that returns the value of the action that the user chooses.
///
/// ```swift
/// let isSure = try await router.result(of: deletion, with: 42)
/// ```
///
/// ``AlertFactory`` creates it. The class overrides nothing of `UIAlertController`, which Apple
/// wants you to use as is; it only adds the type of the returned value.
public final class AlertController<Value>: UIAlertController, ResultReturning {
  /// The type of the value that the actions return.
  public typealias ReturnedResult = Value
}
