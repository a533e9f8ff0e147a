import StepRouterExplorer

/// The faults of copies of the shop's configuration.
enum ShopFault: String, CaseIterable, Sendable {
  /// The orders have their interceptor on only one of two paths.
  case guardOnOnePath
  /// The bag goes into a stack that its finder finds even if it's covered.
  case coveredScreenFound
  /// The bag's base is the root, even under a sheet.
  case wrongBaseUnderSheet
  /// The login's action drops its completion if the host is a sheet.
  case completionDropped
  /// The product's screen retains itself.
  case screenRetainsItself
  /// The text goes only into a visible search.
  case taskForgetsPath
  /// The login's action clears the screen, even if a screen refuses to leave.
  case lockIgnored
  /// The settings' action succeeds and does nothing.
  case actionWithoutEffect
  /// The help goes into a stack, and there may be none.
  case switchWithoutDefault
  /// The bag isn't found where it is, and is presented again.
  case modalOverItself
  /// The account's finder looks in the second tab.
  case tabOffByOne
  /// The product's finder ignores the context.
  case finderWithoutContext
}

extension ShopFault {
  /// The expected report: the destination, its moves, and what is wrong.
  struct Report: Equatable {
    var destination: String?
    var moves: [UserMove]
    var problem: Problem.Kind
    /// The words that the report must contain.
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
