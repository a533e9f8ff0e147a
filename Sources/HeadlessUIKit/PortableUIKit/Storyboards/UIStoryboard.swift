#if !canImport(UIKit)
/// A storyboard: a file that `HeadlessUIKitPlugin` has read, or one that you declare with
/// `HeadlessDevice.declareStoryboard(named:_:)`.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let name: String
  let device: HeadlessDevice
  private let contents: StoryboardContents
  /// The scenes that are receiving their children, outermost first.
  var scenesBeingFilled: [String] = []

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    device = .current
    contents = device.storyboards[name] ?? StoryboardContents()
    super.init()
    guard device.storyboards[name] == nil else { return }
    let path = (storyboardBundleOrNil ?? .main).bundlePath
    device.misuse(
      "M23", "NSInvalidArgumentException",
      "Could not find a storyboard named '\(name)' in bundle NSBundle <\(path)> (loaded)")
  }

  open func instantiateInitialViewController() -> UIViewController? {
    contents.initial.flatMap { instantiate($0) }
  }

  /// Creates the view controller with this identifier. If there's none and the misuse handler
  /// returns, you get an empty view controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let made = instantiate(identifier) { return made }
    device.misuse(
      "M23", "NSInvalidArgumentException",
      "Storyboard (\(described)) doesn't contain a view controller with identifier "
        + "'\(identifier)'")
    return device.perform { UIViewController() }
  }

  /// Creates the initial view controller. The creator runs first; if it returns nil, the storyboard
  /// creates the view controller (rule 156).
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let identifier = contents.initial,
      let made = instantiate(identifier, by: creator.map { create in { create($0) } })
    else { return nil }
    if let made = made as? ViewController { return made }
    reportClass(of: made, identifier, expected: ViewController.self)
    return nil
  }

  /// Creates the view controller with this identifier. If it's of another class and the misuse
  /// handler returns, you get an empty view controller.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let creator: Creator? = creator.map { create in { create($0) } }
    let made =
      instantiate(identifier, by: creator) ?? instantiateViewController(withIdentifier: identifier)
    if let made = made as? ViewController { return made }
    reportClass(of: made, identifier, expected: ViewController.self)
    return device.perform { ViewController(nibName: nil, bundle: nil) }
  }

  private func reportClass(
    of made: UIViewController, _ identifier: String, expected: UIViewController.Type
  ) {
    device.misuse(
      "rule 156", "NSInvalidArgumentException",
      "Expected a view controller of class \(expected) for identifier '\(identifier)' in "
        + "storyboard (\(described)), but it is of class \(type(of: made))")
  }

  typealias Creator = (NSCoder) -> UIViewController?

  private func placed(_ made: UIViewController, _ identifier: String) -> UIViewController {
    made.madeExtras.storyboard = self
    made.madeExtras.sceneIdentifier = identifier
    fill(made, from: identifier)
    made.awakeFromNib()
    return made
  }

  /// Creates a scene's view controller with the creator, or without it if it returns nil. Returns
  /// nil if no scene has this identifier.
  func instantiate(_ identifier: String, by creator: Creator? = nil) -> UIViewController? {
    guard let scene = contents.scenes[identifier] else { return nil }
    return device.perform {
      switch scene {
      case .code(let make):
        placed(creator?(NSKeyedArchiver(requiringSecureCoding: true)) ?? make(), identifier)
      case .interface(let interface): interface.make(by: creator).map { placed($0, identifier) }
      case .reference(let reference): reference.instantiate(by: creator)
      }
    }
  }

  var segues: [StoryboardContents.Segue] { contents.segues }

  func segue(_ identifier: String, from scene: String?) -> StoryboardContents.Segue? {
    segues.first { $0.identifier == identifier && $0.source == scene }
  }

  /// Returns the segues that a scene performs when its view loads.
  func embedding(in scene: String?) -> [StoryboardContents.Segue] {
    segues.filter { segue in
      if case .embed = segue.kind.way { segue.source == scene } else { false }
    }
  }

  func unwindAction(
    _ action: Selector, on viewController: UIViewController
  ) -> StoryboardContents.UnwindAction? {
    contents.unwindAction(action, on: viewController)
  }
}

extension _InterfaceReference {
  /// Creates the view controller of the other storyboard.
  @MainActor fileprivate func instantiate(by creator: UIStoryboard.Creator?) -> UIViewController? {
    let other = UIStoryboard(name: storyboard, bundle: nil)
    guard let identifier else { return other.instantiateInitialViewController(creator: creator) }
    return other.instantiate(identifier, by: creator)
      ?? other.instantiateViewController(withIdentifier: identifier)
  }
}
#endif
