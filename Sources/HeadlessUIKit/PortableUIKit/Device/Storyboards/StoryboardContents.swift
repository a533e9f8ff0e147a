#if !canImport(UIKit)
/// What a storyboard file would hold: scenes by their identifiers, and segues between them.
///
/// ```swift
/// device.declareStoryboard(
///   named: "Shop",
///   StoryboardContents(
///     scenes: ["list": { ListViewController() }, "detail": { DetailViewController() }],
///     initial: "list",
///     segues: [
///       .init("showDetail", from: "list", to: "detail"),
///       .unwind("done", from: "detail", action: "unwindToList:"),
///     ],
///     unwindActions: [
///       .init("unwindToList:", of: ListViewController.self) { $0.unwindToList($1) }
///     ]))
/// ```
@MainActor public struct StoryboardContents {
  let scenes: [String: @MainActor () -> UIViewController]
  let initial: String?
  let segues: [Segue]
  private let unwindActions: [UnwindAction]

  /// - Parameters:
  ///   - scenes: makes each scene's view controller, by its identifier.
  ///   - initial: the identifier of the initial scene.
  ///   - segues: the segues of all scenes.
  ///   - unwindActions: the methods that unwind segues call, which only the Objective-C
  ///     runtime could find by their names.
  public init(
    scenes: [String: @MainActor () -> UIViewController] = [:], initial: String? = nil,
    segues: [Segue] = [], unwindActions: [UnwindAction] = []
  ) {
    self.scenes = scenes
    self.initial = initial
    self.segues = segues
    self.unwindActions = unwindActions
  }

  func unwindAction(
    _ action: Selector, on viewController: UIViewController
  ) -> UnwindAction? {
    unwindActions.first { $0.name == action && $0.isMethod(of: viewController) }
  }
}

extension HeadlessDevice {
  /// Declares what `UIStoryboard(name:bundle:)` finds by this name, in whatever bundle.
  public func declareStoryboard(named name: String, _ contents: StoryboardContents) {
    storyboards[name] = contents
  }
}
#endif
