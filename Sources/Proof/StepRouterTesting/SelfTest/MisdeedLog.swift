import PortableUIKit
import StepRouter

/// How often a misdeed was committed, and what it needs besides, in all starts of the app.
@MainActor
final class MisdeedLog {
  /// How often it was committed.
  private(set) var count = 0
  /// How often the app was started.
  var startCount = 0
  /// What is kept for ever, which is until the misdeed has been tried.
  var kept: [AnyObject] = []
  /// The contexts with which the app was asked, for others of the same types.
  private var contexts: [Any] = []
  private var gates: [UnsafeContinuation<Void, Never>] = []

  /// Takes note that it is committed.
  func commit() { count += 1 }

  /// A context with which another screen of this class was asked for, if there was any.
  func context<Screen, Context>(
    instead context: Context, of screen: Screen.Type
  ) -> Context? {
    let known = contexts.compactMap { $0 as? Used<Screen, Context> }
    contexts.append(Used<Screen, Context>(context: context))
    return known.map(\.context)
      .first { String(describing: $0) != String(describing: context) }
  }

  private struct Used<Screen, Context> {
    let context: Context
  }

  /// Waits until the misdeed has been tried.
  func waitForEnd() async { await withUnsafeContinuation { gates.append($0) } }

  /// Lets go of everything.
  func end() {
    kept = []
    contexts = []
    for gate in gates { gate.resume() }
    gates = []
  }
}

/// One start of the app with a misdeed, with all launches of its process.
@MainActor
final class MisdeedRun {
  struct Window {
    weak var window: UIWindow?
  }

  let misdeed: Misdeed
  let log: MisdeedLog
  /// How often the process has been launched.
  var processCount = 1
  var windows: [Window] = []
  /// The places at which destinations are declared that remove nothing, and that are always built.
  var quiet: Set<CodeLocation> = []
  var alwaysNew: Set<CodeLocation> = []
  /// Where destinations are declared that were asked for, and whether the last of each was built.
  var asked: [CodeLocation: Bool] = [:]
  var openCount = 0
  /// A view controller that was put into the app beforehand.
  weak var planted: UIViewController?
  var waitCount = 0
  var firstWaitHasEnded: [UnsafeContinuation<Void, Never>]? = []
  #if !canImport(UIKit)
  var thieves: [WeakThief] = []

  struct WeakThief {
    weak var thief: LinkThief?
  }
  #endif

  init(_ misdeed: Misdeed, _ log: MisdeedLog) {
    self.misdeed = misdeed
    self.log = log
    log.startCount += 1
  }

  /// The other windows of the app.
  func others(than window: UIWindow?) -> [UIWindow] {
    windows.compactMap(\.window).filter { $0 !== window && $0.rootViewController != nil }
  }
}
