import PortableUIKit
import StepRouter

/// A screen that answers with a number.
final class NumberScreen: UIViewController, ResultReturning {
  typealias ReturnedResult = Int
}

/// How an awaited screen comes on screen.
enum AwaitedKind: CaseIterable {
  case pushed, presented, inStack, overTab, alert
}

/// One wait, and what has become of its screen.
@MainActor
final class AwaitedNumber {
  let id: Int
  let kind: AwaitedKind
  weak var screen: UIViewController?
  var isBuilt = false
  var wasThere = false
  var wasToldOfLeave = 0
  var answers: [Int] = []
  var endings: [String] = []
  var task: Task<Void, Never>?

  init(id: Int, kind: AwaitedKind) {
    self.id = id
    self.kind = kind
  }

  func isThere(in window: UIWindow) -> Bool {
    guard var outermost = screen else { return false }
    while let next = outermost.parent ?? outermost.presentingViewController { outermost = next }
    return outermost === window.rootViewController && window.windowScene != nil
  }
}
