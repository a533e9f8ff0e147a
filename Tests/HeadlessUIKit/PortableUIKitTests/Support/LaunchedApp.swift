import PortableUIKit

/// An app on its own device. Its scenes are `S1`, `S2`, …, in the order in which they connect.
@MainActor final class LaunchedApp {
  let device: HeadlessDevice
  let log = EventLog()
  /// Whether scenes show a screen with the number of their scene, such as `A1`.
  private let showsScreens: Bool
  private(set) var made = 0

  init(idiom: UIUserInterfaceIdiom = .phone, showsScreens: Bool = false) {
    device = HeadlessDevice(timeMode: .manual, idiom: idiom)
    self.showsScreens = showsScreens
  }

  #if !canImport(UIKit)
  init(model: HeadlessDevice.Model, showsScreens: Bool = false) {
    device = HeadlessDevice(model, timeMode: .manual)
    self.showsScreens = showsScreens
  }
  #endif

  func launch(place: String? = nil, storyboard: UIStoryboard? = nil) {
    let app = RecordingApp(log)
    app.storyboard = storyboard
    device.launch(app) { [unowned self] _ in makeScene(place) }
  }

  private func makeScene(_ place: String?) -> any UISceneDelegate {
    made += 1
    log.add("S\(made) made")
    let scene = RecordingSceneDelegate(
      "S\(made)", log, root: showsScreens ? RecordingScreen("A\(made)", log) : nil)
    scene.place = place
    return scene
  }

  /// Returns the connected scene with this number.
  func scene(_ number: Int) -> UIWindowScene? {
    let scenes = device.application.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { ($0.delegate as? RecordingSceneDelegate)?.name == "S\(number)" }
  }

  /// The connected scenes with their states, in order.
  var states: [String] {
    (1...max(1, made)).compactMap { number in
      scene(number).map { "S\(number) \($0.activationState.text)" }
    }
  }

  func take() -> [String] { log.take() }

  func url(_ path: String) -> URL { URL(string: "shop://\(path)") ?? URL(fileURLWithPath: path) }
}
