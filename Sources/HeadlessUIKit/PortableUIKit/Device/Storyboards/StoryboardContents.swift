#if !canImport(UIKit)
/// The contents of a storyboard file: scenes by their identifiers, and the segues between them.
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
  /// Where a scene's view controller comes from.
  enum Scene {
    case code(@MainActor () -> UIViewController)
    case interface(_InterfaceScene)
    case reference(_InterfaceReference)
  }

  let scenes: [String: Scene]
  let initial: String?
  let segues: [Segue]
  private let unwindActions: [UnwindAction]

  /// Makes the contents of a storyboard.
  ///
  /// - Parameters:
  ///   - scenes: Makes each scene's view controller, by its identifier.
  ///   - initial: The identifier of the initial scene.
  ///   - segues: The segues of all scenes.
  ///   - unwindActions: The methods that unwind segues call. Only the Objective-C runtime could
  ///     find them by name.
  public init(
    scenes: [String: @MainActor () -> UIViewController] = [:], initial: String? = nil,
    segues: [Segue] = [], unwindActions: [UnwindAction] = []
  ) {
    self.init(
      allScenes: scenes.mapValues { .code($0) }, initial: initial, segues: segues,
      unwindActions: unwindActions)
  }

  init(
    allScenes: [String: Scene], initial: String?, segues: [Segue],
    unwindActions: [UnwindAction] = []
  ) {
    scenes = allScenes
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
  /// Declares the storyboard that `UIStoryboard(name:bundle:)` finds by this name, in any bundle.
  public func declareStoryboard(named name: String, _ contents: StoryboardContents) {
    storyboards[name] = contents
  }
}
#endif
