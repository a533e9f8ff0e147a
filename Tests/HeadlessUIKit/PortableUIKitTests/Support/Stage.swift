import PortableUIKit

/// The start of most tests: a log, and a window with a root that has appeared.
@MainActor struct Stage {
  let simulation = Simulation.current
  let log = EventLog()

  /// Shows `root` in its own window, and empties the log unless it keeps it.
  func show(_ root: UIViewController, keepingLog: Bool = false) async -> UIWindow {
    let window = simulation.makeWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    await settle()
    if !keepingLog { _ = log.take() }
    return window
  }

  func settle() async {
    await simulation.settle()
  }

  /// Resizes a window to this size class of width.
  func make(_ window: UIWindow, _ width: UIUserInterfaceSizeClass) async {
    let size = CGSize(width: width == .regular ? 1000 : 390, height: 844)
    simulation.resize(window, to: size)
    await settle()
  }

  func screen(_ name: String) -> RecordingScreen {
    RecordingScreen(name, log)
  }

  func screens(_ names: String...) -> [RecordingScreen] {
    names.map { RecordingScreen($0, log) }
  }
}
