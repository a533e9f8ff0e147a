import PortableSwiftUI
import PortableUIKit
import StepRouter

/// A view that returns a result, like a `ResultReturning` view controller.
///
/// ```swift
/// struct SizePicker: View, ResultReturningView {
///   typealias ReturnedResult = Int
///   @Environment(\.screen) private var screen
///
///   var body: some View {
///     List(36..<47, id: \.self) { size in
///       Button("\(size)") { returnResult(size, on: screen) }
///     }
///   }
/// }
/// ```
///
/// Its host conforms to `ResultReturning`, so the code that shows it can wait for the result:
///
/// ```swift
/// let size = try await router.result(of: sizePicker)
/// ```
@MainActor
public protocol ResultReturningView: View {
  /// The type of the screen's result.
  associatedtype ReturnedResult
}

extension ResultReturningView {
  /// Returns the result to the waiting code. Only the first result counts. Nothing happens if no
  /// code waits for one, or if this view is only a part of the screen.
  ///
  /// ```swift
  /// func answer(_ size: Int, from picker: ShoePicker, on screen: HostedScreen) {
  ///   picker.returnResult(size, on: screen)
  /// }
  /// ```
  public func returnResult(_ result: ReturnedResult, on screen: HostedScreen) {
    (screen.viewController as? HostingScreen<Self>)?.returnResult(result)
  }
}

extension RoutedView: ResultReturningView where Content: ResultReturningView {
  /// The type of the app's view's result.
  public typealias ReturnedResult = Content.ReturnedResult
}

extension UIHostingController: ResultReturning where Content: ResultReturningView {
  /// The type of the view's result.
  public typealias ReturnedResult = Content.ReturnedResult
}
