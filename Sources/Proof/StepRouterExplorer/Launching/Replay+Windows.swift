import PortableUIKit

extension Replay {
  /// Returns the window's name in reports.
  func name(of window: ExploredWindow) -> String {
    "Window \((windows.firstIndex { $0.id == window.id } ?? 0) + 1)"
  }
}

#if canImport(UIKit)
extension Replay {
  var movesOfWindows: [UserMove] { [] }

  func makeOfWindows(_ move: UserMove) async -> Bool? { nil }

  func closeWindows() { device.close(window) }

  func judgeRestoration(_ verdict: inout Verdict, except id: Int? = nil) {}

  func turnToNext() async -> Bool { false }

  func turnBack() async {}
}
#else
extension Replay {
  /// The moves that the user can make with the windows and with the app as a whole.
  var movesOfWindows: [UserMove] {
    guard let process else { return [] }
    return (windows.count < process.limit && offersWindows ? [.openWindow] : [])
      + (windows.count > 1 ? [.closeWindow, .switchWindow] : [])
      + (windows.isEmpty ? [] : [.leaveAndReturn, .interrupt]) + quickActions.map(\.move)
      + [.relaunch]
  }

  /// The quick actions on the app's icon.
  private var quickActions: [(move: UserMove, item: UIApplicationShortcutItem)] {
    var counts: [String: Int] = [:]
    return (device.headless.application.shortcutItems ?? []).map { item in
      let title = item.localizedTitle
      counts[title, default: 0] += 1
      return (.quickAction(title, number: counts[title] ?? 1), item)
    }
  }

  /// Makes a move with a window or with the app as a whole, without waiting for its last part.
  /// Returns nil for other moves, and false if the move isn't possible.
  func makeOfWindows(_ move: UserMove) async -> Bool? {
    guard move.kind.isOfWindows else { return nil }
    guard movesOfWindows.contains(move) else { return false }
    noteEverybody()
    let user = device.headless.user
    switch move.kind {
    case .openWindow: user.openWindow()
    case .closeWindow: close(front)
    case .switchWindow: bringToFront(next)
    case .leaveAndReturn:
      user.goHome()
      await settle()
      user.returnToApp()
    case .interrupt: user.interrupt()
    case .quickAction:
      guard let action = quickActions.first(where: { $0.move == move }) else { return false }
      user.goHome()
      await settle()
      user.choose(action.item)
    default: await relaunch()
    }
    return true
  }

  /// Switches to another window as the user would, while requests still go to this one's router.
  /// Returns false if there is no other window.
  func turnToNext() async -> Bool {
    guard windows.count > 1 else { return false }
    bringToFront(next)
    await device.settle()
    return true
  }

  /// Switches back to the front window.
  func turnBack() async {
    await device.settle()
    bringToFront(front)
  }

  private func bringToFront(_ window: ExploredWindow) {
    if let scene = window.window.windowScene { device.headless.user.bringToFront(scene) }
  }

  /// The window that the user switches to.
  private var next: ExploredWindow {
    let index = windows.firstIndex { $0.id == front.id } ?? 0
    return windows[(index + 1) % windows.count]
  }

  /// Closes a window as the user would, who then goes on in one that is left.
  func close(_ window: ExploredWindow) {
    noteEverybody()
    if let scene = window.window.windowScene { device.headless.user.closeWindow(scene) }
    refresh()
    // A link or a quick action may have brought only the closed one to the foreground.
    if front.window.windowScene?.activationState == .background { bringToFront(front) }
  }

  /// Goes home, ends the process as the system does, and launches the app again, with the URL if
  /// there is one. Notes the objects that outlive the process.
  func relaunch(opening url: URL? = nil) async {
    promises = device.perform {
      var promises: [String: String] = [:]
      for window in windows { promises[window.session] = window.app.place() }
      return promises
    }
    leftScreens = device.perform {
      var screens: [String: LeftScreen] = [:]
      for window in windows { screens[window.session] = LeftScreen(in: window) }
      return screens
    }
    var shapes: [String: WindowShape] = [:]
    for window in windows { shapes[window.session] = WindowShape(of: window.window) }
    device.headless.user.goHome()
    await settle()
    await endProcess()
    if let url { device.headless.user.open(url) }
    process?.launch()
    await settle()
    for window in windows {
      guard let shape = shapes[window.session], shape != WindowShape(of: window.window) else {
        continue
      }
      resize(window.window, to: shape)
    }
  }

  /// Lets a URL arrive. Returns false if the arrival isn't possible.
  func receive(_ url: URL, _ arrival: LinkArrival) async -> Bool {
    let user = device.headless.user
    noteEverybody()
    switch arrival {
    case .whileRunning: user.open(url)
    case .inBackground:
      user.goHome()
      await settle()
      user.open(url)
    case .atLaunch: await relaunch(opening: url)
    case .duringFold:
      guard canFold else { return false }
      changeDisplay()
      await device.pass(Interference.foldsFirst)
      user.open(url)
    case .beforeFold:
      guard canFold else { return false }
      user.open(url)
      changeDisplay()
    case .whileWindowCloses:
      guard let other = windows.first(where: { $0.id != front.id }) else { return false }
      close(other)
      user.open(url)
    }
    return true
  }

  private func endProcess() async {
    let census = forgetWindows()
    process?.end()
    await device.settle()
    note(relics: census)
  }

  /// Judges the windows after a launch: each must be where the user left it, as far as the app
  /// promised to return there.
  func judgeRestoration(_ verdict: inout Verdict, except id: Int? = nil) {
    for window in windows where window.id != id {
      guard let promise = promises[window.session] else { continue }
      let place = device.perform { window.app.place() }
      guard place != promise else {
        let (left, now) = (
          leftScreens[window.session], device.perform { LeftScreen(in: window) }
        )
        if let left, let now, now.isOther(than: left) {
          verdict.note(
            .notRestored,
            "\(name(of: window)) was left with \(left.name) in front, and comes back with "
              + "\(now.name), though both are at “\(promise)”. Let the place tell them apart.")
        }
        continue
      }
      verdict.note(
        .notRestored,
        "\(name(of: window)) was left at “\(promise)”, and comes back "
          + (place.map { "at “\($0)”." } ?? "at a place that has no name."))
    }
  }

  func closeWindows() {
    if let process { process.end() } else { device.close(window) }
  }
}

extension UserMove.Kind {
  /// Whether the move concerns windows, or the app as a whole.
  fileprivate var isOfWindows: Bool {
    switch self {
    case .openWindow, .closeWindow, .switchWindow, .leaveAndReturn, .interrupt, .quickAction,
      .relaunch:
      true
    default: false
    }
  }
}
#endif
