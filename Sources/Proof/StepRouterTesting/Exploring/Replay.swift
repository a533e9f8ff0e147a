import PortableUIKit
import StepRouter

/// A run of the app on a device of its own: what a state is made of again.
@MainActor
final class Replay {
  let device: TestDevice
  /// In the order in which they were opened.
  private(set) var windows: [ExploredWindow] = []
  /// The one that the user touches.
  private(set) var front: ExploredWindow
  private let rows: Int
  private let shapes: Set<WindowShape>
  private let model: ExploredDevice
  /// What the user types besides what the app says, by the placeholders of the fields.
  var texts: [String: [String]] = [:]
  private var census = Census()
  let watch = PropertyWatch()
  /// What has outlived the processes that have ended in this run.
  private var relics: [Leak] = []
  #if !canImport(UIKit)
  /// Nil where the app was started in a window that it was given.
  let process: ExploredProcess?
  /// The places that the app has promised when it was last left, by the windows' sessions.
  var promises: [String: String] = [:]
  #endif

  var window: UIWindow { front.window }
  var app: ExploredApp { front.app }

  init(_ explorer: Explorer) {
    rows = explorer.rows
    shapes = explorer.shapes
    model = explorer.device
    switch explorer.beginning {
    case .inWindow(let start):
      let isWide = shapes.contains(.regular)
      let device = model.make(isWide ? .regular : .compact, windows: 1, shapes)
      device.stopPrintingDeveloperWarnings()
      let window = device.makeWindow()
      if isWide, shapes.contains(.compact) {
        device.resize(window, to: model.size(of: .compact))
      }
      self.device = device
      front = ExploredWindow(
        id: 0, session: "", window: window, app: device.perform { start(window) })
      windows = [front]
      #if !canImport(UIKit)
      process = nil
      #endif
    #if !canImport(UIKit)
    case .launched(let count, let make):
      let device = model.make(
        shapes.contains(.compact) ? .compact : .regular, windows: count, shapes)
      device.stopPrintingDeveloperWarnings()
      self.device = device
      process = ExploredProcess(on: device, windows: count, make)
      front = .none(on: device)
      process?.launch()
      refresh()
    #endif
    }
  }

  /// What can be touched in front now.
  var screen: ScreenReader { reader(of: front) }

  private func reader(of window: ExploredWindow) -> ScreenReader {
    device.perform {
      ScreenReader(
        window: window.window, app: window.app, typing: texts, on: device, rows: rows,
        shapes: shapes, of: model)
    }
  }

  /// Gives a window another shape; whether that is possible.
  @discardableResult
  func resize(_ window: UIWindow, to shape: WindowShape) -> Bool {
    device.resize(window, to: model.size(of: shape))
  }

  /// What makes this state another one than others.
  var key: StateKey {
    device.perform {
      StateKey(
        windows.map { window in
          StateKey.Part(
            hierarchy: HierarchySnapshot(of: window.window), screen: reader(of: window),
            shape: WindowShape(of: window.window), app: window.app.state())
        }, front: windows.firstIndex { $0.id == front.id })
    }
  }

  /// What the user sees in each window.
  var pictures: [StateWindow] {
    device.perform {
      windows.map { window in
        StateWindow(
          session: window.session, isFront: window.id == front.id,
          shape: WindowShape(of: window.window),
          hierarchy: HierarchySnapshot(of: window.window).withoutIdentities)
      }
    }
  }

  /// The moves that lead on from here. Whether anybody answers the escape gesture shows when it is
  /// made, so that nothing else is to be done here afterwards.
  func takeMoves() -> [UserMove] {
    let moves = screen.moves + movesOfWindows
    return moves + (begin(.escape) ? [.escape] : [])
  }

  /// Makes one move and waits for its end; whether it could be made.
  func perform(_ move: UserMove) async -> Bool {
    let isMade = await makeOfWindows(move) ?? begin(move)
    // An escape that nobody answers may be heard all the same, by the delegate of a sheet that stays.
    await settle()
    guard isMade else { return false }
    watch.cause = .move(move)
    watch.look(at: self)
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
    watch.cause = .request(destination.name)
    let request = Request(toldTo: watch)
    device.perform {
      request.navigation = destination.ask(
        .init(router: app.router, observer: request) { [weak request] in request?.end(with: $0) })
    }
    return request
  }

  /// Waits until nothing moves.
  func settle() async {
    await device.settle()
    refresh()
  }

  /// Waits until nothing moves, and then for those who do not answer: not for interceptors.
  func settle(_ requests: [Request]) async {
    await settle()
    if requests.contains(where: { !$0.hasEnded && $0.waitingInterceptor == nil }) {
      await device.pass(.seconds(61))
      await settle()
    }
    watch.look(at: self)
  }

  func noteEverybody() { for window in windows { census.note(window) } }

  /// Those that are off screen and live on.
  var leaked: [Leak] { device.perform { census.living(except: windows, isKept) } }

  /// What has leaked by now was told in the state where that happened.
  func forgetLeaked() { device.perform { census.forgetLiving(except: windows, isKept) } }

  private func isKept(_ one: UIViewController) -> Bool {
    windows.contains { $0.app.keeps(one) }
  }

  /// Takes the app off its device, and gives what remains to be asked once it has been released.
  func close() -> Remains {
    noteEverybody()
    let keeps = windows.map(\.app.keeps)
    closeWindows()
    return Remains(device: device, census: census) { one in keeps.contains { $0(one) } }
  }
}

extension Replay {
  /// Takes note of the windows that have come and gone.
  func refresh() {
    #if !canImport(UIKit)
    guard let process else { return }
    let (windows, front) = process.windows(knowing: windows)
    self.windows = windows
    self.front = front ?? .none(on: device)
    #endif
  }

  /// Lets go of all windows, which are about to end with their process.
  func forgetWindows() -> Census {
    noteEverybody()
    defer { census = Census() }
    windows = []
    front = .none(on: device)
    return census
  }

  func note(relics new: [Leak]) { relics += new }

  /// Those that have outlived their process since this was last asked.
  func takeRelics() -> [Leak] {
    defer { relics = [] }
    return relics
  }
}

/// What is left of a replay.
@MainActor
struct Remains {
  let device: TestDevice
  let census: Census
  let keeps: @MainActor (UIViewController) -> Bool

  /// Those that have outlived their app.
  func leaked() async -> [Leak] {
    await device.settle()
    return census.living(except: [], keeps)
  }
}
