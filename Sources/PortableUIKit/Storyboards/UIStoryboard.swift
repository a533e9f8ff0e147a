#if !canImport(UIKit)
  /// A storyboard that was declared to the device by `HeadlessDevice.declareStoryboard(named:_:)`.
  @MainActor open class UIStoryboard: NSObject {
    let name: String
    private let device: HeadlessDevice
    private let contents: StoryboardContents

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

    /// Where there is none and the misuse handler returns, an empty view controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
      if let made = instantiate(identifier) { return made }
      device.misuse(
        "M23", "NSInvalidArgumentException",
        "Storyboard (\(described)) doesn't contain a view controller with identifier "
          + "'\(identifier)'")
      return device.perform { UIViewController() }
    }

    func segue(_ identifier: String, from scene: String?) -> StoryboardContents.Segue? {
      contents.segues.first { $0.identifier == identifier && $0.source == scene }
    }

    private func instantiate(_ identifier: String) -> UIViewController? {
      guard let make = contents.scenes[identifier] else { return nil }
      return device.perform {
        let made = make()
        made.storyboard = self
        made.madeExtras.sceneIdentifier = identifier
        return made
      }
    }
  }
#endif
