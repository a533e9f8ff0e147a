import StepRouterExplorer

/// What can be wrong with a copy of the shop's configuration.
enum ShopFault: String, CaseIterable, Sendable {
  /// The orders have their interceptor on one of two paths only.
  case guardOnOnePath
  /// The bag goes into a stack that its finder hits although it is covered.
  case coveredScreenFound
  /// The bag stands on the root, also under a sheet.
  case wrongBaseUnderSheet
  /// The login's action drops its completion where the host is a sheet.
  case completionDropped
  /// The product's screen retains itself.
  case screenRetainsItself
  /// The text goes into a search that is visible only.
  case taskForgetsPath
  /// The login's action clears the screen, whoever refuses.
  case lockIgnored
  /// The settings' action succeeds and does nothing.
  case actionWithoutEffect
  /// The help goes into a stack, and there may be none.
  case switchWithoutDefault
  /// The bag is not found where it stands, and comes once more.
  case modalOverItself
  /// The account is the second tab, or so the finder believes.
  case tabOffByOne
  /// Any product will do.
  case finderWithoutContext
}

extension ShopFault {
  /// What the explorer must say: what was asked for, after which moves, and what is wrong.
  struct Report: Equatable {
    var destination: String?
    var moves: [UserMove]
    var problem: Problem.Kind
    /// What the report must name: a place in the source, or somebody.
    var name: String
  }

  var report: Report {
    switch self {
    case .guardOnOnePath:
      Report(
        destination: "orders", moves: [.tab("Account"), .tap("Settings")],
        problem: .interceptorBypassed,
        name: "ShopOrders")
    case .coveredScreenFound, .wrongBaseUnderSheet:
      Report(
        destination: "bag", moves: [.tab("Account"), .tap("Log in")], problem: .removedOthers,
        name: "ShopLogin “Login”")
    case .completionDropped:
      Report(
        destination: "login", moves: [.tap("Bag")], problem: .failed, name: "ForgetfulAction")
    case .screenRetainsItself:
      Report(destination: "product 7", moves: [], problem: .leaked, name: "ShopProduct “Product 7”")
    case .taskForgetsPath:
      Report(destination: "search tea", moves: [], problem: .wrongContent, name: "ShopSearch")
    case .lockIgnored:
      Report(
        destination: "login",
        moves: [.tab("Account"), .tap("Settings"), .tap("Address"), .type("x", into: "Street")],
        problem: .lockIgnored, name: "ShopAddress “Address”")
    case .actionWithoutEffect:
      Report(destination: "settings", moves: [], problem: .failed, name: "is not visible")
    case .switchWithoutDefault:
      Report(
        destination: "help", moves: [.tab("Account"), .tap("Log in")], problem: .failed,
        name: "No case of the switch at StepRouterExplorerTests/Shop+Sheets.swift")
    case .modalOverItself:
      Report(destination: "bag", moves: [], problem: .builtAgain, name: "once more")
    case .tabOffByOne:
      Report(
        destination: "account", moves: [], problem: .wrongContent, name: "UINavigationController")
    case .finderWithoutContext:
      Report(
        destination: "product 42", moves: [.tap("Tea Pot")], problem: .wrongContent,
        name: "ShopProduct “Product 7”")
    }
  }
}
