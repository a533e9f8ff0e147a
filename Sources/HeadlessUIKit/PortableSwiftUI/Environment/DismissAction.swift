#if !canImport(UIKit)
/// An action that dismisses a view's screen: it pops a pushed screen and dismisses a presented one
/// (rule 172).
@preconcurrency @MainActor public struct DismissAction {
  private let dismiss: @MainActor () -> Void

  nonisolated init(_ dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }

  public func callAsFunction() { dismiss() }
}

extension EnvironmentValues {
  private struct Dismiss: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
  }

  private struct IsPresented: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  public var dismiss: DismissAction { self[Dismiss.self] }

  /// A Boolean value that indicates whether the view's screen was presented or pushed, and so can
  /// be dismissed.
  public var isPresented: Bool { self[IsPresented.self] }

  mutating func setPresentation(isPresented: Bool, dismiss: @escaping @MainActor () -> Void) {
    self[IsPresented.self] = isPresented
    self[Dismiss.self] = DismissAction(dismiss)
  }
}

extension UIViewController {
  /// The nearest enclosing stack with a screen below this one, and that screen.
  private var stackToPop: (stack: UINavigationController, below: UIViewController)? {
    var child = self
    while let parent = child.parent {
      if let stack = parent as? UINavigationController,
        let index = stack.viewControllers.firstIndex(where: { $0 === child }), index > 0
      {
        return (stack, stack.viewControllers[index - 1])
      }
      child = parent
    }
    return nil
  }

  /// Whether UIKit can pop or dismiss this screen.
  var isShownByOthers: Bool { stackToPop != nil || presentingViewController != nil }

  func dismissFromScreen() {
    if let (stack, below) = stackToPop {
      stack.popToViewController(below, animated: true)
    } else {
      presentingViewController?.dismiss(animated: true)
    }
  }
}
#endif
