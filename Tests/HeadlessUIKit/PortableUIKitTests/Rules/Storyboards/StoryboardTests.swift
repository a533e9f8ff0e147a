import PortableUIKit
import Testing

@MainActor @Suite("Storyboards and segues", .simulated, .standInOnly) struct StoryboardTests {
  #if !canImport(UIKit)
  /// Logs the calls that a segue makes.
  final class Scene: UIViewController {
    static let log = AttachedValue<EventLog>()
    var allowsSegues = true

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      Self.log[self]?.add("should \(identifier)")
      return allowsSegues
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let isLoaded = segue.destination.isViewLoaded
      Self.log[self]?.add(
        "prepare \(segue.identifier ?? "nil") \(sender ?? "nil") loaded: \(isLoaded)")
    }

    override func show(_ vc: UIViewController, sender: Any?) {
      Self.log[self]?.add("show by \(sender as? UIViewController === self)")
      super.show(vc, sender: sender)
    }

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      Self.log[self]?.add("showDetail")
    }
  }

  final class OwnSegue: UIStoryboardSegue {
    override func perform() {
      Scene.log[source]?.add("perform \(identifier ?? "nil")")
      super.perform()
    }
  }

  let stage = Stage()
  let device = HeadlessDevice.current

  init() {
    device.declareStoryboard(
      named: "Main",
      StoryboardContents(
        scenes: ["first": { Scene() }, "second": { Scene() }], initial: "first",
        segues: [
          .init("show", from: "first", to: "second", make: OwnSegue.init),
          .init("detail", from: "first", to: "second", kind: .showDetail),
          .init("modal", from: "first", to: "second", kind: .presentModally),
          .init("custom", from: "first", to: "second", kind: .custom, make: OwnSegue.init),
        ]))
    device.declareStoryboard(
      named: "Loose", StoryboardContents(scenes: ["only": { Scene() }]))
  }

  private func first() throws -> (Scene, UINavigationController) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let scene = try #require(storyboard.instantiateInitialViewController() as? Scene)
    Scene.log[scene] = stage.log
    return (scene, UINavigationController(rootViewController: scene))
  }

  @Test("Rule 92: each call makes a new view controller, and without an initial scene there's none")
  func instantiating() {
    let storyboard = UIStoryboard(name: "Loose", bundle: nil)
    let one = storyboard.instantiateViewController(withIdentifier: "only")
    let two = storyboard.instantiateViewController(withIdentifier: "only")
    #expect(one !== two)
    #expect(one.storyboard === storyboard)
    #expect(storyboard.instantiateInitialViewController() == nil)
  }

  @Test("Rule 90: a segue performed in code prepares and performs, and can't be refused")
  func performing() async throws {
    let (scene, stack) = try first()
    let window = await stage.show(stack)
    scene.performSegue(withIdentifier: "show", sender: 7)
    #expect(
      stage.log.take() == ["prepare show 7 loaded: false", "perform show", "show by true"])
    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController?.storyboard === scene.storyboard)
    _ = window
  }

  @Test("Rule 91: a segue that the user begins can be refused", arguments: [true, false])
  func triggering(isAllowed: Bool) async throws {
    let (scene, stack) = try first()
    let window = await stage.show(stack)
    scene.allowsSegues = isAllowed
    device.user.trigger(segue: "modal", of: scene)
    await stage.settle()
    #expect(
      stage.log.take()
        == (isAllowed ? ["should modal", "prepare modal nil loaded: false"] : ["should modal"]))
    #expect((stack.presentedViewController is Scene) == isAllowed)
    _ = window
  }

  @Test("A detail segue shows the detail, a custom segue does what its class does")
  func kinds() async throws {
    let (scene, stack) = try first()
    let window = await stage.show(stack)
    scene.performSegue(withIdentifier: "detail", sender: nil)
    scene.performSegue(withIdentifier: "custom", sender: nil)
    #expect(
      stage.log.take() == [
        "prepare detail nil loaded: false", "showDetail", "prepare custom nil loaded: false",
        "perform custom",
      ])
    var handled = 0
    UIStoryboardSegue(identifier: nil, source: scene, destination: Scene()) { handled += 1 }
      .perform()
    #expect(handled == 1)
    _ = window
  }

  @Test("M23: an unknown storyboard, and an unknown scene")
  func unknown() throws {
    _ = UIStoryboard(name: "Mian", bundle: nil)
    let loose = UIStoryboard(name: "Loose", bundle: nil)
    _ = loose.instantiateViewController(withIdentifier: "first")
    let name = "NSInvalidArgumentException"
    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M23", name: name,
          reason: "Could not find a storyboard named 'Mian' in bundle NSBundle "
            + "<\(Bundle.main.bundlePath)> (loaded)"),
        Misuse(
          rule: "M23", name: name,
          reason: "Storyboard (\(described(loose))) doesn't contain a view controller with "
            + "identifier 'first'"),
      ])
  }

  @Test("M28: an unknown segue, and a scene without a storyboard")
  func unknownSegue() throws {
    let (scene, _) = try first()
    let other = Scene()
    scene.performSegue(withIdentifier: "push", sender: nil)
    other.performSegue(withIdentifier: "show", sender: nil)
    #expect(
      stage.simulation.takeMisuses()
        == [("push", scene), ("show", other)].map { identifier, receiver in
          Misuse(
            rule: "M28", name: "NSInvalidArgumentException",
            reason: "Receiver (\(described(receiver))) has no segue with identifier "
              + "'\(identifier)'")
        })
    #expect(stage.log.take() == [])
  }
  #endif
}
