import PortableUIKit
import StepRouter

/// A screen that locks the app until the user has entered the PIN.
final class PINViewController: Screen, LockingViewController {
  let routingLock = RoutingLock()
}

/// Routes to screens over, beside and below a lock.
@MainActor
enum LockRoutes {
  static let presented = StepAssembly(
    finder: NilFinder<BagViewController, Void>(), factory: ClassFactory(),
    fileID: "Shop/Routes.swift", line: 1
  ).using(.present()).from(.current).assemble()

  static let pushed = StepAssembly(
    finder: NilFinder<BagViewController, Void>(), factory: ClassFactory(),
    fileID: "Shop/Routes.swift", line: 2
  ).using(.push()).from(.visibleStack).assemble()

  static let root = StepAssembly(
    finder: NilFinder<BagViewController, Void>(), factory: ClassFactory(),
    fileID: "Shop/Routes.swift", line: 3
  ).using(.replaceRoot()).from(.root).assemble()

  static let home = StepAssembly(
    finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory(),
    fileID: "Shop/Routes.swift", line: 4
  ).from(.root).assemble()

  static let account = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory(),
    fileID: "Shop/Routes.swift", line: 5
  ).from(.root).assemble()

  static let pin = StepAssembly(
    finder: ClassFinder<PINViewController, Void>(), factory: ClassFactory(),
    fileID: "Shop/Routes.swift", line: 6
  ).using(.present()).from(.current).assemble()

  static let forgot = StepAssembly(
    finder: ClassFinder<ForgotPasswordViewController, Void>(), factory: ClassFactory(),
    fileID: "Shop/Routes.swift", line: 7
  ).using(.push()).from(.visibleStack).assemble()
}
