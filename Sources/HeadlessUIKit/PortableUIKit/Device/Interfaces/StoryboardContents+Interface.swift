#if !canImport(UIKit)
extension StoryboardContents {
  /// Makes the contents of a storyboard file.
  ///
  /// - Parameters:
  ///   - scenes: The scenes.
  ///   - references: The references to scenes of other storyboards.
  ///   - initial: The key of the initial scene.
  ///   - segues: The segues of all scenes.
  public init(
    _interface scenes: [_InterfaceScene], references: [_InterfaceReference] = [],
    initial: String?, segues: [Segue] = []
  ) {
    let own = scenes.map { ($0.key, Scene.interface($0)) }
    let others = references.map { ($0.key, Scene.reference($0)) }
    self.init(
      allScenes: Dictionary(own + others) { first, _ in first }, initial: initial, segues: segues)
  }
}

/// A reference to a scene of another storyboard, or to its initial scene.
public struct _InterfaceReference: Sendable {
  let key: String
  let storyboard: String
  let identifier: String?

  public init(_ key: String, storyboard: String, identifier: String?) {
    self.key = key
    self.storyboard = storyboard
    self.identifier = identifier
  }
}

extension StoryboardContents.Segue {
  /// Makes a segue of a storyboard file.
  ///
  /// - Parameters:
  ///   - mark: The segue's id in the file.
  ///   - creator: The selector of the `@IBSegueAction`.
  public static func _interface(
    _ mark: String, _ identifier: String?, from source: String, to destination: String?,
    _ kind: StoryboardContents.SegueKind, animates: Bool = true, creator: String? = nil,
    make:
      @escaping @MainActor (String?, UIViewController, UIViewController) ->
      UIStoryboardSegue = UIStoryboardSegue.init(identifier:source:destination:)
  ) -> Self {
    var segue = Self(identifier, source, destination, kind, animates, make)
    segue.mark = mark
    segue.creator = creator.map { Selector($0) }
    return segue
  }
}

extension StoryboardContents.SegueKind {
  /// Embeds the destination in the object with this id.
  public static func _embed(in id: String) -> Self {
    Self(.embed { $0.extras?.interface?.objects[id]?.object as? UIView })
  }

  /// Shows the destination in a popover that points to the object with this id.
  public static func _popover(anchor id: String?) -> Self {
    Self(
      .popover { source in
        let object = id.flatMap { source.extras?.interface?.objects[$0]?.object }
        return object as? any UIPopoverPresentationControllerSourceItem
      })
  }

  public static func _unwind(_ action: String) -> Self { Self(.unwind(Selector(action))) }

  public static func _relationship(_ column: UISplitViewController.Column? = nil) -> Self {
    Self(.relationship(column))
  }
}

extension NibContents {
  /// Makes the contents of a nib file.
  ///
  /// - Parameter load: Loads the objects and returns those at the top.
  public init(_interface load: @escaping @MainActor (_InterfaceObjects) -> [NSObject?]) {
    self.init(interface: { owner in
      let objects = _InterfaceObjects(owner: owner as? NSObject, id: "-1")
      let top = load(objects).compactMap(\.self)
      let kept = objects.finish()
      for view in top.compactMap({ $0 as? UIView }) { KeptByNib.of[view] = kept }
      return top
    })
  }
}

@MainActor private enum KeptByNib {
  static let of = AttachedValue<[NSObject]>()
}
#endif
