#if !canImport(UIKit)
import PortableUIKit

/// The process of a launched app, and everything that outlives it.
@MainActor
final class ExploredProcess {
  /// The maximum number of windows that the user may open.
  let limit: Int
  private let device: TestDevice
  private let prepare: @MainActor () -> ExploredLaunch
  private var launched: ExploredLaunch?
  /// The sessions, in the order in which they first appeared.
  private var sessions: [String] = []
  private var count = 0

  /// Prepares a process without launching it.
  init(
    on device: TestDevice, windows limit: Int,
    _ make: @MainActor () -> @MainActor () -> ExploredLaunch
  ) {
    self.device = device
    self.limit = limit
    prepare = device.perform { make() }
  }

  /// Launches the app, and delivers the URLs that arrived while it wasn't running.
  func launch() {
    let launch = device.perform { prepare() }
    launched = launch
    device.headless.launch(launch.delegate, sceneDelegate: launch.sceneDelegate)
  }

  /// Ends the process and releases everything in it.
  func end() {
    launched = nil
    device.headless.terminate()
  }

  /// Returns the windows as they are now, and the one in front. Known windows stay as they are.
  func windows(
    knowing known: [ExploredWindow]
  ) -> (windows: [ExploredWindow], front: ExploredWindow?) {
    let scenes = device.headless.application.connectedScenes.compactMap { $0 as? UIWindowScene }
    for session in scenes.map(\.session.persistentIdentifier).sorted()
    where !sessions.contains(session) { sessions.append(session) }
    let windows = sessions.compactMap { session -> ExploredWindow? in
      guard let scene = scenes.first(where: { $0.session.persistentIdentifier == session })
      else { return nil }
      return known.first { $0.window.windowScene === scene } ?? meet(scene)
    }
    return (windows, windows.first(where: \.isKey) ?? windows.last)
  }

  private func meet(_ scene: UIWindowScene) -> ExploredWindow? {
    guard let launched,
      let window = scene.keyWindow ?? scene.windows.first(where: { !$0.isHidden })
    else { return nil }
    count += 1
    return ExploredWindow(
      id: count, session: scene.session.persistentIdentifier, window: window,
      app: device.perform { launched.explored(scene) })
  }
}

extension ExploredWindow {
  /// Whether a window of its scene is the key window.
  fileprivate var isKey: Bool {
    window.windowScene?.windows.contains(where: \.isKeyWindow) ?? false
  }
}
#endif
