#if !canImport(UIKit)
/// A storyboard that you declare with `HeadlessDevice.declareStoryboard(named:_:)`.
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
    contents.initial.flatMap(instantiate)
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
    guard let identifier = contents.initial else { return nil }
    if let created = created(identifier, by: creator) { return created }
    guard let made = instantiate(identifier) else { return nil }
    if let made = made as? ViewController { return made }
    reportClass(of: made, identifier, expected: ViewController.self)
    return nil
  }

  /// Creates the view controller with this identifier. If it's of another class and the misuse
  /// handler returns, you get an empty view controller.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if contents.scenes[identifier] != nil, let made = created(identifier, by: creator) {
      return made
    }
    let made = instantiateViewController(withIdentifier: identifier)
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

  private func created<ViewController: UIViewController>(
    _ identifier: String, by creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    guard let creator else { return nil }
    return device.perform {
      guard let made = creator(NSKeyedArchiver(requiringSecureCoding: true)) else { return nil }
      return placed(made, identifier)
    }
  }

  private func placed<ViewController: UIViewController>(
    _ made: ViewController, _ identifier: String
  ) -> ViewController {
    made.madeExtras.storyboard = self
    made.madeExtras.sceneIdentifier = identifier
    fill(made, from: identifier)
    made.awakeFromNib()
    return made
  }

  private func instantiate(_ identifier: String) -> UIViewController? {
    guard let make = contents.scenes[identifier] else { return nil }
    return device.perform { placed(make(), identifier) }
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
#endif
