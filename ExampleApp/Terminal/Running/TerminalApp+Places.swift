import PortableUIKit
import StepRouter
import StepRouterState
import StepRouterVerify

extension TerminalApp {
  func route(_ path: String?) throws(Problem) -> Reply {
    let seen = try seen()
    guard let path else { return Reply(lines: [seen.presenter.visibleRoute.path]) }
    let route = try read(path)
    return withRefusals(run { seen.driver.newState(RouteState(route: route)) })
  }

  func save(to file: String) throws(Problem) -> Reply {
    let presenter = try seen().presenter
    try SmallFile.checkWritable(file)
    let lines: [String]
    do throws(RouteError) { lines = try presenter.place.map(\.path) } catch {
      throw Problem(error.description)
    }
    do {
      try (lines.joined(separator: "\n") + "\n").write(
        toFile: file, atomically: true, encoding: .utf8)
    } catch {
      throw Problem("\(file.quoted) cannot be written: \(reason(of: error)).")
    }
    return Reply(lines: lines)
  }

  func restore(from file: String) throws(Problem) -> Reply {
    let driver = try seen().driver
    guard let text = String(data: try SmallFile.contents(of: file), encoding: .utf8) else {
      throw Problem("\(file.quoted) is not text; “save” writes a file that can be restored.")
    }
    var place: [Route] = []
    for line in text.split(whereSeparator: \.isNewline) { place.append(try read(String(line))) }
    return withRefusals(run { driver.restore(place) })
  }

  private func read(_ path: String) throws(Problem) -> Route {
    guard path.hasPrefix("/"), let route = try? Route(path: path) else {
      throw Problem("\(path.quoted) is not a route: write “/home/product?id=42”, for example.")
    }
    return route
  }

  /// Returns the reply with the shop's refusals as its problem.
  func withRefusals(_ reply: Reply) -> Reply {
    var reply = reply
    reply.problem = refusals.take()?.description
    return reply
  }
}
