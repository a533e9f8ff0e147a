@_exported import AbsentDevice
import ExampleScreens
import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterFlows
import StepRouterLinks
import StepRouterTesting
import StepRouterVerify

/// The shop on a device of its own, with a user who types commands.
///
/// Time is virtual: a command runs everything it starts to the end, except tasks, which
/// `settle(_:)` runs.
@MainActor
package final class TerminalApp {
  /// The outcome of a line.
  package struct Reply: Hashable, Sendable {
    /// Lines for standard output.
    package var lines: [String] = []
    /// The message for standard error, if the line failed.
    package var problem: String?
    /// Whether the screen may look different now.
    package var changesScreen = false
    /// Whether this was the last line.
    package var isLast = false
  }

  /// The device: a tablet, whose windows are narrow at first.
  package let device = HeadlessDevice(
    timeMode: .manual, idiom: .pad, screenSize: WindowShape.compact.size)
  /// The shop's data on the device and on its server. It outlives the process.
  package let shop: Shop
  /// The shop's links, as the system knows them.
  let links: LinkMap
  /// The rules for the links, which outlive the process as if they were stored.
  let rules = LinkRules.shop(verify: { _, _ in true })
  let refusals = Refusals()
  let answers = Answers()
  let session: SessionLog
  let destinationNames: [ShopDestination]
  private let introduction: FlowDocument?
  private let report = NavigationReport()
  private let trace = Trace()
  private let visits = VisitCounter()
  private let isInColour: Bool
  /// The number of columns for a drawing; nil for as many as it needs.
  private let columns: () -> Int?
  /// Whether the shop has a process.
  var isRunning = false
  /// The windows' shapes when the process last ended.
  var shapes: [String: WindowShape] = [:]

  /// Launches the shop, and starts the introduction if there's a document.
  package init(
    isInColour: Bool = false, columns: @escaping () -> Int? = { nil },
    onboarding document: FlowDocument? = nil, shop: Shop = Shop()
  ) {
    self.shop = shop
    self.isInColour = isInColour
    self.columns = columns
    introduction = document
    session = SessionLog(of: device)
    let routes = ShopRoutes(shop: shop, router: DefaultRouter())
    links = routes.links
    destinationNames = routes.destinations
    shop.diary.onNote = { [trace] line in trace.note(line) }
    launch()
    _ = report.takeLines()
    if document != nil {
      device.perform {
        try? session.prepare("--flow", .unrepeatable)
        session.begin()
        front?.onboarding.start()
      }
    }
  }

  /// Runs the command in a line, but not the tasks that it begins. A blank line does nothing.
  package func obey(_ line: String) -> Reply {
    guard !line.allSatisfy(\.isWhitespace) else { return Reply() }
    return device.perform {
      defer { session.withdraw() }
      do throws(Problem) {
        let command = try Command(line)
        let name = line.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? line
        try session.prepare(name, meaning(of: command))
        return try obey(command)
      } catch {
        return Reply(problem: error.description)
      }
    }
  }

  private func obey(_ command: Command) throws(Problem) -> Reply {
    switch command {
    case .go(let request): return try go(request)
    case .plan(let request): return Reply(lines: [try plan(request)])
    case .destinations: return Reply(lines: [list(of: destinationNames)])
    case .open(let url): return try open(url)
    case .shortcut(let name): return try choose(shortcut: name)
    case .notify(let url): return try notify(of: url)
    case .links: return Reply(lines: links.patterns)
    case .rules(let file): return try setRules(file)
    case .route(let path): return try route(path)
    case .save(let file): return try save(to: file)
    case .restore(let file): return try restore(from: file)
    case .tap(let name): return try tap(name)
    case .type(let field, let text): return try type(text, into: field)
    case .back: return try back()
    case .leave: return try leave()
    case .tab(let number): return try selectTab(number)
    case .dismiss: return try dismiss()
    case .escape: return try escape()
    case .resize(let shape): return try resize(to: shape)
    case .windows: return Reply(lines: [windowList])
    case .window(let number): return try turn(toWindow: number)
    case .close: return try closeWindow()
    case .home: return try goHome()
    case .return: return try returnToShop()
    case .kill: return try kill()
    case .relaunch: return try relaunch()
    case .flow(let file): return try flow(file)
    case .screen: return Reply(lines: [try drawing(of: seen())])
    case .tree: return Reply(lines: ["\(HierarchySnapshot(of: try seen().window))"])
    case .visits: return Reply(lines: visits.ranking.map { "\($0.visits)  \($0.screen)" })
    case .trace(let isOn):
      trace.isOn = isOn
      return Reply()
    case .record(let file): return try record(to: file)
    case .help: return Reply(lines: [CommandForm.help])
    case .quit: return Reply(isLast: true)
    }
  }

  /// A drawing of the window in front, or a message that there is none.
  package var drawing: String {
    device.perform { front.map(drawing) ?? absence.description }
  }

  private func drawing(of seen: ShopWindow) -> String {
    ScreenDrawing(of: seen.window, named: name(of: seen), columns: columns())
      .text(inColour: isInColour)
  }

  /// A line for each navigation that still waits when the input ends.
  package var openEnds: [String] { report.waitingLines }

  /// Performs an action of a user or a route, and runs everything that follows from it except
  /// tasks; see `settle(_:)`.
  func run(_ action: () -> Void) -> Reply {
    session.begin()
    action()
    device.runQueue()
    return Reply(
      lines: trace.takeLines() + report.takeLines() + answers.takeLines(), changesScreen: true)
  }

  /// Starts the shop's process. Its first scene receives everything that has arrived in the
  /// meantime.
  func launch() {
    let application = ShopApplication(
      shop: shop, introduction: introduction, rules: rules,
      observers: [trace, report, visits, session.recorder],
      onFailure: { [refusals] in refusals.add($0) })
    isRunning = true
    device.launch(application) { _ in ShopSceneDelegate() }
    device.runQueue()
    restoreShapes()
  }

  /// Ends the shop's process, as the system would. Waiting navigations then report nothing more.
  func terminate() {
    device.terminate()
    report.forgetRunning()
    isRunning = false
  }
}
