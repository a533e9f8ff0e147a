#if !canImport(UIKit)
extension UIViewController {
  /// Begins the segue with this identifier, or reports its absence (rules 90 and 159).
  func beginSegue(_ identifier: String, sender: Any?) {
    guard let storyboard, let segue = storyboard.segue(identifier, from: extras?.sceneIdentifier)
    else {
      return device.misuse(
        "M28", "NSInvalidArgumentException",
        "Receiver (\(described)) has no segue with identifier '\(identifier)'")
    }
    device.asCurrent { begin(segue, of: storyboard, sender: sender) }
  }

  private func begin(
    _ segue: StoryboardContents.Segue, of storyboard: UIStoryboard, sender: Any?
  ) {
    if case .unwind(let action) = segue.kind.way {
      return beginUnwinding(segue, of: storyboard, action: action, sender: sender)
    }
    guard let scene = segue.destination else { return }
    let creator = segue.creator.map { creator in
      { [unowned self] (coder: NSCoder) -> UIViewController? in
        let answer = creator.send(to: self, with: [coder, sender, segue.identifier])
        return answer as? UIViewController
      }
    }
    let destination =
      storyboard.instantiate(scene, by: creator)
      ?? storyboard.instantiateViewController(withIdentifier: scene)
    perform(segue, to: destination, sender: sender)
  }

  /// Begins a segue of a storyboard file by a touch, if the view controller agrees (rule 91). A segue
  /// without an identifier has an empty one here.
  func triggerSegue(_ mark: String, sender: Any?) {
    guard let storyboard,
      let segue = storyboard.segues.first(where: { segue in
        segue.mark == mark && segue.source == extras?.sceneIdentifier
      }), shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
    else { return }
    device.asCurrent { begin(segue, of: storyboard, sender: sender) }
  }

  func perform(
    _ segue: StoryboardContents.Segue, to destination: UIViewController, sender: Any?,
    prepared: (UIStoryboardSegue) -> Void = { _ in }
  ) {
    let made = segue.make(segue.identifier, self, destination)
    made.way = segue.kind.way
    made.setStyle()
    prepare(for: made, sender: sender)
    prepared(made)
    if segue.animates { made.perform() } else { UIView.performWithoutAnimation(made.perform) }
  }

  /// Embeds the scenes that load with the view, before `viewDidLoad()` (rule 157).
  func embedScenes() {
    guard let storyboard = extras?.storyboard else { return }
    for segue in storyboard.embedding(in: extras?.sceneIdentifier) {
      guard storyboard.isNoCircle(scenesAround(in: storyboard), through: segue.destination ?? "")
      else { continue }
      begin(segue, of: storyboard, sender: nil)
    }
  }

  /// Returns the scenes of a storyboard that contain this view controller, outermost first, ending
  /// with its own.
  private func scenesAround(in storyboard: UIStoryboard) -> [String] {
    var scenes: [String] = []
    var current: UIViewController? = self
    while let viewController = current {
      if let scene = viewController.extras?.sceneIdentifier,
        viewController.extras?.storyboard === storyboard
      {
        scenes.insert(scene, at: 0)
      }
      current = viewController.parent
    }
    return scenes
  }

  func embed(_ child: UIViewController, in container: UIView?) {
    guard let container = container ?? view else { return }
    addChild(child)
    guard child.parent === self, let childView = child.view else { return }
    childView.frame = container.bounds
    container.addSubview(childView)
    child.didMove(toParent: self)
  }
}
#endif
