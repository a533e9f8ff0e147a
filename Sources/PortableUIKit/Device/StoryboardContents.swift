#if !canImport(UIKit)
/// What a storyboard file would hold: scenes by their identifiers, and segues between them.
///
/// ```swift
/// device.declareStoryboard(
///   named: "Shop",
///   StoryboardContents(
///     scenes: ["list": { ListViewController() }, "detail": { DetailViewController() }],
///     initial: "list",
///     segues: [.init("showDetail", from: "list", to: "detail", kind: .show)]))
/// ```
@MainActor public struct StoryboardContents {
  /// How a segue shows its destination.
  public enum SegueKind: Sendable {
    case show, showDetail, presentModally
    /// By what its class does.
    case custom
  }

  /// A segue of one scene.
  @MainActor public struct Segue {
    let identifier: String
    let source: String
    let destination: String
    let kind: SegueKind
    let make: @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue

    /// - Parameter make: the initialiser of the segue's class, such as `ZoomSegue.init`.
    public init(
      _ identifier: String, from source: String, to destination: String,
      kind: SegueKind = .show,
      make:
        @escaping @MainActor (String?, UIViewController, UIViewController) ->
        UIStoryboardSegue = UIStoryboardSegue.init(identifier:source:destination:)
    ) {
      self.identifier = identifier
      self.source = source
      self.destination = destination
      self.kind = kind
      self.make = make
    }
  }

  let scenes: [String: @MainActor () -> UIViewController]
  let initial: String?
  let segues: [Segue]

  public init(
    scenes: [String: @MainActor () -> UIViewController] = [:], initial: String? = nil,
    segues: [Segue] = []
  ) {
    self.scenes = scenes
    self.initial = initial
    self.segues = segues
  }
}

extension HeadlessDevice {
  /// Declares what `UIStoryboard(name:bundle:)` finds by this name, in whatever bundle.
  public func declareStoryboard(named name: String, _ contents: StoryboardContents) {
    storyboards[name] = contents
  }
}
#endif
