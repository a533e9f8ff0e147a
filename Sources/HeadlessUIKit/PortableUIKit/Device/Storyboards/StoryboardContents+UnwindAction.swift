#if !canImport(UIKit)
extension StoryboardContents {
  /// A method that a segue can unwind to: `@IBAction func unwindToList(_ segue:)`.
  @MainActor public struct UnwindAction {
    let name: Selector
    private let call: @MainActor (UIViewController, UIStoryboardSegue) -> Void
    private let isMethod: @MainActor (UIViewController) -> Bool

    /// Makes an unwind action.
    ///
    /// - Parameters:
    ///   - name: The method's selector.
    ///   - viewControllerClass: The class that has the method; its subclasses inherit it.
    ///   - call: Calls the method.
    public init<ViewController: UIViewController>(
      _ name: Selector, of viewControllerClass: ViewController.Type,
      call: @escaping @MainActor (ViewController, UIStoryboardSegue) -> Void
    ) {
      self.name = name
      isMethod = { $0 is ViewController }
      self.call = { viewController, segue in
        if let viewController = viewController as? ViewController { call(viewController, segue) }
      }
    }

    func isMethod(of viewController: UIViewController) -> Bool { isMethod(viewController) }

    func callAsFunction(_ viewController: UIViewController, _ segue: UIStoryboardSegue) {
      call(viewController, segue)
    }
  }
}
#endif
