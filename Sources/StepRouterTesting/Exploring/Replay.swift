import PortableUIKit
import StepRouter

/// A run of the app on a device of its own: what a state is made of again.
@MainActor
final class Replay {
  let device: TestDevice
  let window: UIWindow
  let app: ExploredApp
  private let rows: Int
  private let shapes: Set<WindowShape>
  private var census = Census()

  init(rows: Int, shapes: Set<WindowShape>, start: (UIWindow) -> ExploredApp) {
    let isTablet = shapes.contains(.regular)
    let device = TestDevice(isTablet: isTablet)
    let window = device.makeWindow()
    if isTablet, shapes.contains(.compact) { device.resize(window, to: WindowShape.compact.size) }
    self.device = device
    self.shapes = shapes
    self.window = window
    self.rows = rows
    app = device.perform { start(window) }
  }

  /// What can be touched now.
  var screen: ScreenReader {
    device.perform {
      ScreenReader(window: window, app: app, on: device, rows: rows, shapes: shapes)
    }
  }

  /// What makes this state another one than others.
  var key: StateKey {
    device.perform {
      StateKey(
        hierarchy: HierarchySnapshot(of: window), screen: screen, shape: WindowShape(of: window),
        app: app.state())
    }
  }

  /// The moves that lead on from here. Whether anybody answers the escape gesture shows when it is
  /// made, so that nothing else is to be done here afterwards.
  func takeMoves() -> [UserMove] {
    let moves = screen.moves
    return moves + (begin(.escape) ? [.escape] : [])
  }

  /// Makes one move and waits for its end; whether it could be made.
  func perform(_ move: UserMove) async -> Bool {
    guard begin(move) else { return false }
    await device.settle()
    return true
  }

  /// Makes one move, and does not wait; whether it could be made.
  func begin(_ move: UserMove) -> Bool {
    noteEverybody()
    guard let touchable = screen.touchables.first(where: { $0.move == move }) else { return false }
    return device.perform { touchable.perform(device) }
  }

  /// Asks the app's router.
  func ask(_ destination: ExploredDestination) -> Request {
    noteEverybody()
    let request = Request()
    device.perform {
      request.navigation = destination.ask(
        .init(router: app.router, observer: request) { [weak request] in request?.end(with: $0) })
    }
    return request
  }

  /// Waits until nothing moves, and then for those who do not answer: not for interceptors.
  func settle(_ requests: [Request]) async {
    await device.settle()
    guard requests.contains(where: { !$0.hasEnded && $0.waitingInterceptor == nil }) else { return }
    await device.pass(.seconds(61))
    await device.settle()
  }

  func noteEverybody() { census.note(window.everybody) }

  /// The names of view controllers that are off screen and live on.
  var leaked: [String] {
    device.perform { census.living(except: window.everybody, app.keeps) }
  }

  /// Takes the app off its device, and gives what remains to be asked once it has been released.
  func close() -> Remains {
    noteEverybody()
    device.close(window)
    return Remains(device: device, census: census, keeps: app.keeps)
  }
}

/// What is left of a replay.
@MainActor
struct Remains {
  let device: TestDevice
  let census: Census
  let keeps: @MainActor (UIViewController) -> Bool

  /// The names of view controllers that have outlived their app.
  func leaked() async -> [String] {
    await device.settle()
    return census.living(except: [], keeps)
  }
}
