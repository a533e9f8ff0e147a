import ExampleScreens
import PortableUIKit
import StepRouter
import StepRouterVerify

extension TerminalApp {
  func go(_ request: Command.Request) throws(Problem) -> Reply {
    let seen = try seen()
    let destination = try destination(of: request, for: "go", in: seen)
    do throws(ContextProblem) {
      if let question = try destination.question(context: request.context, by: seen.router) {
        return run { answers.wait(for: destination.name, question) }
      }
      let target = try destination.target(context: request.context)
      return run { seen.router.navigate(to: target) }
    } catch {
      throw Problem(error.description)
    }
  }

  func plan(_ request: Command.Request) throws(Problem) -> String {
    let seen = try seen()
    let destination = try destination(of: request, for: "plan", in: seen)
    do throws(ContextProblem) {
      switch try destination.plan(context: request.context, by: seen.router) {
      case .success(let plan): return plan.description
      case .failure(let error): return "No plan. \(error)"
      }
    } catch {
      throw Problem(error.description)
    }
  }

  func list(of destinations: [ShopDestination]) -> String {
    let names = destinations.map { destination in
      [destination.name, destination.contextName].compactMap { $0 }.joined(separator: " ")
    }
    let width = names.map(\.count).max() ?? 0
    return zip(names, destinations).map { name, destination in
      name + String(repeating: " ", count: width - name.count + 2) + destination.summary
    }.joined(separator: "\n")
  }

  private func destination(
    of request: Command.Request, for command: String, in window: ShopWindow
  ) throws(Problem) -> ShopDestination {
    let name = request.destination
    let destinations = window.routes.destinations
    if let destination = destinations.first(where: { $0.name == name }) { return destination }
    let names = destinations.map(\.name)
    let context = request.context.map { " " + $0.shown(upTo: 60) } ?? ""
    let proposal =
      Spelling.question(about: name, among: names) { "\(command) \($0)\(context)" }
      ?? "there are \(names.joined(separator: ", "))."
    throw Problem("There is no destination \(name.quoted); \(proposal)")
  }
}
