import PortableUIKit

extension Replay {
  /// How reports call a window.
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
  /// What the user can do with the windows and the app as such.
  var movesOfWindows: [UserMove] {
    guard let process else { return [] }
    return (windows.count < process.limit ? [.openWindow] : [])
      + (windows.count > 1 ? [.closeWindow, .switchWindow] : [])
      + (windows.isEmpty ? [] : [.leaveAndReturn]) + [.relaunch]
  }

  /// Makes a move of this kind, without waiting for what comes last of it; nil for any other move.
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
    default: await relaunch()
    }
    return true
  }

  /// The user turns to another window, whose router is not the one that is asked then; whether there
  /// is one.
  func turnToNext() async -> Bool {
    guard windows.count > 1 else { return false }
    bringToFront(next)
    await device.settle()
    return true
  }

  /// The user turns back from there.
  func turnBack() async {
    await device.settle()
    bringToFront(front)
  }

  private func bringToFront(_ window: ExploredWindow) {
    if let scene = window.window.windowScene { device.headless.user.bringToFront(scene) }
  }

  /// The window that the user turns to.
  private var next: ExploredWindow {
    let index = windows.firstIndex { $0.id == front.id } ?? 0
    return windows[(index + 1) % windows.count]
  }

  /// Closes a window as the user does.
  func close(_ window: ExploredWindow) {
    noteEverybody()
    if let scene = window.window.windowScene { device.headless.user.closeWindow(scene) }
    refresh()
  }

  /// The user goes home, the system ends the process, and the app is launched again, by the URL if
  /// there is one. What outlives the process is found out.
  func relaunch(opening url: URL? = nil) async {
    promises = device.perform {
      var promises: [String: String] = [:]
      for window in windows { promises[window.session] = window.app.place() }
      return promises
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

  /// Lets a URL arrive; whether that is possible.
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
    note(relics: census.living(except: []) { _ in false })
  }

  /// Each window must be where it was left, as far as the app has promised that.
  func judgeRestoration(_ verdict: inout Verdict, except id: Int? = nil) {
    for window in windows where window.id != id {
      guard let promise = promises[window.session] else { continue }
      let place = device.perform { window.app.place() }
      guard place != promise else { continue }
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
  /// Whether it is made with windows, or with the app as such.
  fileprivate var isOfWindows: Bool {
    switch self {
    case .openWindow, .closeWindow, .switchWindow, .leaveAndReturn, .relaunch: true
    default: false
    }
  }
}
#endif
