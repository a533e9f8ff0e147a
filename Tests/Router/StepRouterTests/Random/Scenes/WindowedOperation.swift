/// Something that happens to an app with windows. A number names a window by its place among all
/// windows.
enum WindowedOperation: Equatable {
  enum Source: CaseIterable { case url, webActivity, ownActivity, shortcut, notification }
  enum State: CaseIterable { case active, inactive, background, reclaimed, closed }

  case openWindow
  case send(Int, to: State)
  case goHome, returnToApp
  /// The process ends and another one begins, perhaps because of a link.
  case relaunch(by: Source?, WindowedPlace, isHomeFirst: Bool)
  case navigate(Int, WindowedPlace, isAnimated: Bool)
  case cancel(Int)
  /// A link from the system.
  case link(Source, Int?, WindowedPlace)
  /// A link from the app itself.
  case receive(Int?, WindowedPlace)
  case receiveInNewWindow(WindowedPlace)
  /// Answers one of the logins on screen.
  case answer(Int, passes: Bool)
  case pressBack(Int)
  case swipeDown(Int)
  case beginGesture(Int, isPop: Bool)
  case endGesture(isCancelled: Bool)
  case resize(Int, isWide: Bool)
  case advance(milliseconds: Int)
  /// Lets everything end, and checks that all is as it must be.
  case settle
}

/// Where a navigation or a link leads.
struct WindowedPlace: Equatable {
  enum Kind: CaseIterable { case home, product, note }

  var kind: Kind
  /// What the screen shows.
  var id: Int

  /// Whether the user has to log in first.
  var isGuarded: Bool { kind != .home && id % 3 == 0 }
}

extension WindowedOperation {
  static func random(using generator: inout SplitMix) -> WindowedOperation {
    let window = generator.next(below: 3)
    switch generator.next(below: 46) {
    case 0, 1: return .openWindow
    case 2...6: return .send(window, to: generator.one(of: State.allCases))
    case 7: return .goHome
    case 8, 9: return .returnToApp
    case 10:
      return .relaunch(
        by: generator.chance(50) ? generator.one(of: Source.allCases) : nil,
        .random(using: &generator), isHomeFirst: generator.chance(50))
    case 11...18:
      return .navigate(window, .random(using: &generator), isAnimated: generator.chance(70))
    case 19: return .cancel(generator.next(below: 3))
    case 20...25:
      return .link(
        generator.one(of: Source.allCases), generator.chance(60) ? window : nil,
        .random(using: &generator))
    case 26, 27:
      return .receive(generator.chance(60) ? window : nil, .random(using: &generator))
    case 28: return .receiveInNewWindow(.random(using: &generator))
    case 29...31: return .answer(generator.next(below: 2), passes: generator.chance(70))
    case 32: return .pressBack(window)
    case 33: return .swipeDown(window)
    case 34, 35: return .beginGesture(window, isPop: generator.chance(50))
    case 36: return .endGesture(isCancelled: generator.chance(50))
    case 37: return .resize(window, isWide: generator.chance(50))
    case 38, 39: return .settle
    default: return .advance(milliseconds: generator.next(below: 500))
    }
  }
}

extension WindowedPlace {
  static func random(using generator: inout SplitMix) -> WindowedPlace {
    let kinds: [Kind] = [.home, .product, .product, .product, .note, .note]
    return WindowedPlace(kind: generator.one(of: kinds), id: generator.next(below: 5))
  }
}
