import PortableUIKit
import StepRouter
import StepRouterTesting

/// A run of the app on its own device, which recreates a state.
@MainActor
final class Replay {
  let device: TestDevice
  /// The windows, in the order in which they opened.
  private(set) var windows: [ExploredWindow] = []
  /// The window that the user touches.
  private(set) var front: ExploredWindow
  private let rows: Int
  private let shapes: Set<WindowShape>
  private let model: ExploredDevice
  /// Texts that the user types in addition to the app's own, by the placeholders of the fields.
  var texts: [String: [String]] = [:]
  private var census = Census()
  private let grace: LeakGrace
  let watch = PropertyWatch()
  /// The objects of processes that ended in this run, until they're judged.
  private var relics: [Census] = []
  #if !canImport(UIKit)
  /// Nil if the explorer gave the app a window instead of launching it.
  let process: ExploredProcess?
  /// The places that the app promised when the user last left it, by session of the window.
  var promises: [String: String] = [:]
  /// The screens in front at that moment, by session of the window.
  var leftScreens: [String: LeftScreen] = [:]
  #endif

  var window: UIWindow { front.window }
  var app: ExploredApp { front.app }

  init(_ explorer: Explorer) {
    rows = explorer.rows
    shapes = explorer.shapes
    model = explorer.device
    grace = explorer.grace
    switch explorer.beginning {
    case .inWindow(let start):
      let isWide = shapes.contains(.regular) && !model.folds
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

  /// The front window's touchable items.
  var screen: ScreenReader { reader(of: front) }

  /// The same with more rows, for moves on rows that the explorer doesn't pick itself: the app
  /// declared them, or a log recorded them.
  private var screenWithRows: ScreenReader { reader(of: front, rows: 1_000) }

  private func reader(of window: ExploredWindow, rows: Int? = nil) -> ScreenReader {
    device.perform {
      ScreenReader(
        window: window.window, app: window.app, typing: texts, on: device,
        rows: rows ?? self.rows, shapes: shapes, of: model)
    }
  }

  /// Gives a window another shape. Returns false if that isn't possible.
  @discardableResult
  func resize(_ window: UIWindow, to shape: WindowShape) -> Bool {
    !canFold && device.resize(window, to: model.size(of: shape))
  }

  /// The key that distinguishes this state from others.
  var key: StateKey {
    device.perform {
      StateKey(
        windows.map { window in
          StateKey.Part(
            hierarchy: HierarchySnapshot(of: window.window), screen: reader(of: window),
            shape: WindowShape(of: window.window), app: window.app.state())
        }, front: windows.firstIndex { $0.id == front.id },
        pose: pose)
    }
  }

  /// The windows as the user sees them, with what the screens show.
  var detailedPictures: [StateWindow] {
    device.perform {
      zip(windows, pictures).map { window, picture in
        var picture = picture
        let contents = ContentsReader(window.window).contents
        picture.contents = contents.isEmpty ? nil : contents
        return picture
      }
    }
  }

  /// The windows as the user sees them.
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

  /// Returns the moves that are possible here, except edits of rows. It makes the escape gesture,
  /// to learn whether the app handles it, so don't do anything else in this state afterward.
  func takeMoves() -> [UserMove] {
    let screen = screen
    let moves = screen.moves + movesOfWindows + device.perform { screen.quietMoves }
    return moves + (begin(.escape) ? [.escape] : [])
  }

  /// Makes a move and waits until nothing moves anymore. Returns false if the move isn't possible.
  func perform(_ move: UserMove) async -> Bool {
    Whereabouts.shared.make(move)
    defer { Whereabouts.shared.make(nil) }
    var isMade = await makeRequest(move)
    if isMade == nil { isMade = await makeOfWindows(move) }
    let wasPossible = isMade ?? begin(move)
    // The delegate of a sheet that stays may hear of an escape gesture that the app doesn't handle.
    await settle()
    guard wasPossible else { return false }
    watch.cause = .move(move)
    watch.look(at: self)
    return true
  }

  /// Makes a move without waiting. Returns false if the move isn't possible.
  func begin(_ move: UserMove) -> Bool {
    noteEverybody()
    let isMeant: (Touchable) -> Bool = { $0.move == move }
    let touchable =
      screen.touchables.first(where: isMeant) ?? screenWithRows.touchables.first(where: isMeant)
    guard let touchable else { return false }
    return device.perform { touchable.perform(device) }
  }

  /// Asks the app's router for a destination.
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

  /// Waits until nothing moves. Then gives the requests that haven't ended another minute, unless
  /// they wait for an interceptor.
  func settle(_ requests: [Request]) async {
    await settle()
    if requests.contains(where: { !$0.hasEnded && $0.waitingInterceptor == nil }) {
      await device.passMinute()
      await settle()
    }
    watch.look(at: self)
  }

  func noteEverybody() { for window in windows { census.note(window) } }

  /// Returns the objects that are still alive off screen after a grace period.
  ///
  /// - Parameter isOver: Whether the run is over, so that the device's time may pass.
  func leaked(isOver: Bool) async -> [Leak] {
    await grace.outliving(on: device, isOver: isOver) {
      device.perform { census.living(except: windows, isKept) }
    }
  }

  /// Forgets the leaks so far: the states that leaked them have already reported them.
  func forgetLeaked() { device.perform { census.forgetLiving(except: windows, isKept) } }

  private func isKept(_ one: UIViewController) -> Bool {
    windows.contains { $0.app.keeps(one) }
  }

  /// Takes the app off its device. Returns what to check once nothing holds the app anymore.
  ///
  /// - Parameter notesReach: Whether to record all objects of the app, to search for what holds the
  ///   survivors.
  func close(notingReach notesReach: Bool = false) -> Remains {
    noteEverybody()
    if notesReach { device.perform { census.noteReach(of: windows) } }
    let keeps = windows.map(\.app.keeps)
    closeWindows()
    return Remains(device: device, census: census, grace: grace) { one in
      keeps.contains { $0(one) }
    }
  }
}

extension Replay {
  /// Updates the list of windows, and which one is in front.
  func refresh() {
    #if !canImport(UIKit)
    guard let process else { return }
    let (windows, front) = process.windows(knowing: windows)
    self.windows = windows
    self.front = front ?? .none(on: device)
    #endif
  }

  /// Forgets all windows before their process ends, and returns their census.
  func forgetWindows() -> Census {
    noteEverybody()
    defer { census = Census() }
    windows = []
    front = .none(on: device)
    return census
  }

  func note(relics census: Census) { relics.append(census) }

  /// Forgets the objects of earlier processes, which another trial judges.
  func forgetRelics() { relics = [] }

  /// Returns the objects that have outlived their process since the last call, after a grace
  /// period.
  func takeRelics(isOver: Bool) async -> [Leak] {
    let relics = relics
    self.relics = []
    return await grace.outliving(on: device, isOver: isOver) {
      relics.flatMap { $0.living(except: []) { _ in false } }
    }
  }
}

/// The remains of a replay after its app closes.
@MainActor
struct Remains {
  let device: TestDevice
  let census: Census
  let grace: LeakGrace
  let keeps: @MainActor (UIViewController) -> Bool

  /// Returns the objects that have outlived their app.
  func leaked() async -> [Leak] {
    await device.settle()
    return await grace.outliving(on: device, isOver: true) { census.living(except: [], keeps) }
  }
}
