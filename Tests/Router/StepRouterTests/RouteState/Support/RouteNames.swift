import StepRouter
import StepRouterState

extension Route {
  /// All routes up to a length over some names.
  static func all(upTo length: Int, over names: [String]) -> [Route] {
    var all: [Route] = [[]]
    var longest = all
    for _ in 0..<length {
      longest = longest.flatMap { route in
        names.map { route + [RouteElement(identifier: $0)] }
      }
      all += longest
    }
    return all
  }
}
