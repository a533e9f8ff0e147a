#if !canImport(UIKit)
/// A scene delegate of an app with view controllers that opens windows of SwiftUI (rule 250).
///
/// ```swift
/// final class NotesDelegate: NSObject, UIHostingSceneDelegate {
///   static var rootScene: some Scene {
///     WindowGroup(id: "notes") { NotesView() }
///   }
/// }
/// ```
///
/// On a phone SwiftUI makes the delegate. Here the closure of
/// `HeadlessDevice.launch(_:sceneDelegate:)` does, which finds the class in the session's
/// configuration.
@available(iOS 26.0, *)
@preconcurrency @MainActor public protocol UIHostingSceneDelegate: UISceneDelegate {
  associatedtype RootScene: Scene

  @SceneBuilder static var rootScene: RootScene { get }
}

@available(iOS 26.0, *)
extension UISceneSessionActivationRequest {
  /// Creates a request for the first window that the class declares.
  @MainActor public init?<Delegate: UIHostingSceneDelegate>(
    hostingDelegateClass: Delegate.Type
  ) {
    self.init(Delegate.self, name: "first", value: nil) { _ in true }
  }

  /// Creates a request for the window with this identifier; nil if the class declares none.
  @MainActor public init?<Delegate: UIHostingSceneDelegate>(
    hostingDelegateClass: Delegate.Type, id: String
  ) {
    self.init(Delegate.self, name: "id \(id)", value: nil) { $0.id == id }
  }

  /// Creates a request for a window that shows the value; nil if the class declares none for values
  /// of its type.
  @MainActor
  public init?<Delegate: UIHostingSceneDelegate, Value: Codable & Hashable>(
    hostingDelegateClass: Delegate.Type, value: Value
  ) {
    self.init(Delegate.self, name: "value \(value)", value: value) { $0.accepts(value) }
  }

  @MainActor private init?<Delegate: UIHostingSceneDelegate>(
    _ delegate: Delegate.Type, name: String, value: Any?, where fits: (DeclaredWindow) -> Bool
  ) {
    guard let window = Delegate.rootScene.declaredWindows.first(where: fits) else { return nil }
    self.init(HostedScene(name: name, delegateClass: delegate) { window.makeRoot(value) })
  }
}
#endif
