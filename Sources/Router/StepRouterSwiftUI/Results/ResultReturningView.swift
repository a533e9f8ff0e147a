import PortableSwiftUI
import PortableUIKit
import StepRouter

/// A view that is there for an answer, as a `ResultReturning` view controller is.
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
/// Its host is `ResultReturning`, so whoever shows it may wait for the answer:
///
/// ```swift
/// let size = try await router.result(of: sizePicker)
/// ```
@MainActor
public protocol ResultReturningView: View {
  /// What the screen answers with.
  associatedtype ReturnedResult
}

extension ResultReturningView {
  /// Answers. The first answer counts. Where nobody waits for one, or where this view is only a part
  /// of the screen, nothing happens.
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
  /// What the app's view answers with.
  public typealias ReturnedResult = Content.ReturnedResult
}

extension UIHostingController: ResultReturning where Content: ResultReturningView {
  /// What its view answers with.
  public typealias ReturnedResult = Content.ReturnedResult
}
