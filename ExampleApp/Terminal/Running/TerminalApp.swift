@_exported import AbsentDevice
import ExampleScreens
import PortableUIKit
import StepRouter
import StepRouterFlows
import StepRouterLinks
import StepRouterState
import StepRouterTesting

/// The shop on a device of its own, and somebody who operates it by commands.
///
/// Time is virtual: after each command everything that it set going is run to its end.
@MainActor
package final class TerminalApp {
  /// What a line has led to.
  package struct Reply: Hashable, Sendable {
    /// For standard output.
    package var lines: [String] = []
    /// For standard error, if the line could not be obeyed.
    package var problem: String?
    /// Whether something may look different now.
    package var changesScreen = false
    /// Whether that was all.
    package var isLast = false
  }

  /// The shop's window.
  package let window: UIWindow
  /// What it runs on.
  package let device: HeadlessDevice
  let router: DefaultRouter
  let destinations: [ShopDestination]
  let links: LinkMap
  let inbox: LinkInbox
  let presenter: StepPresenter
  let driver: RouteDriver
  let refusals: Refusals
  let onboarding: Onboarding
  let report = NavigationReport()
  private let trace = Trace()
  private let visits = VisitCounter()
  private let isInColour: Bool

  /// Starts the shop on a tablet, in a narrow window, and the introduction by this document if there is one.
  package init(isInColour: Bool = false, onboarding document: FlowDocument? = nil) {
    self.isInColour = isInColour
    let device = HeadlessDevice(
      timeMode: .manual, idiom: .pad, screenSize: WindowShape.regular.size)
    let window = device.perform { UIWindow(windowScene: device.connectScene()) }
    device.user.resize(window, to: WindowShape.compact.size)
    let windowProvider = CustomWindowProvider { [weak window] in window }
    let router = DefaultRouter(
      windowProvider: windowProvider, observers: [trace, report, visits])
    let routes = ShopRoutes(shop: Shop(), router: router)
    let refusals = Refusals()
    self.device = device
    self.window = window
    self.router = router
    self.refusals = refusals
    destinations = routes.destinations
    links = routes.links
    inbox = LinkInbox(
      links, router: router, windowProvider: windowProvider,
      onFailure: { _, error in refusals.add(error) })
    presenter = routes.presenter(in: windowProvider)
    driver = RouteDriver(presenter, onFailure: { refusals.add($0.error) })
    onboarding = Onboarding(document: document, router: router)
    device.perform { routes.start(in: window) }
    device.runUntilIdle()
    _ = report.takeLines()
    if document != nil { device.perform { onboarding.start() } }
  }

  /// Obeys a line; an empty one asks for nothing.
  package func obey(_ line: String) -> Reply {
    guard !line.allSatisfy(\.isWhitespace) else { return Reply() }
    return device.perform {
      do throws(Problem) {
        return try obey(Command(line))
      } catch {
        return Reply(problem: error.description)
      }
    }
  }

  private func obey(_ command: Command) throws(Problem) -> Reply {
    switch command {
    case .go(let request): return try go(request)
    case .plan(let request): return Reply(lines: [try plan(request)])
    case .destinations: return Reply(lines: [destinationList])
    case .open(let url): return try open(url)
    case .links: return Reply(lines: links.patterns)
    case .route(let path): return try route(path)
    case .save(let file): return try save(to: file)
    case .restore(let file): return try restore(from: file)
    case .tap(let name): return try tap(name)
    case .type(let field, let text): return try type(text, into: field)
    case .back: return try back()
    case .tab(let number): return try selectTab(number)
    case .dismiss: return try dismiss()
    case .escape: return try escape()
    case .resize(let shape): return resize(to: shape)
    case .flow(let file): return try flow(file)
    case .screen: return Reply(lines: [drawing])
    case .tree: return Reply(lines: ["\(HierarchySnapshot(of: window))"])
    case .visits: return Reply(lines: visits.ranking.map { "\($0.visits)  \($0.screen)" })
    case .trace(let isOn):
      trace.isOn = isOn
      return Reply()
    case .help: return Reply(lines: [CommandForm.help])
    case .quit: return Reply(isLast: true)
    }
  }

  /// The visible screen.
  package var drawing: String { ScreenDrawing(of: window).text(inColour: isInColour) }

  /// What is left open when no more lines come.
  package var openEnds: [String] { report.waitingLines }

  /// Does what a user or a route does, and lets everything that follows from it happen.
  func run(_ action: () -> Void) -> Reply {
    action()
    device.runUntilIdle()
    return Reply(lines: trace.takeLines() + report.takeLines(), changesScreen: true)
  }
}
