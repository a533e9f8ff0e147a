import PortableUIKit
import StepRouter

/// Counts how often the self-test commits a misdeed, and keeps the misdeed's data from one start of
/// the app to the next.
@MainActor
final class MisdeedLog {
  /// The number of times the misdeed has happened.
  private(set) var count = 0
  /// The number of times the app has started.
  var startCount = 0
  /// The grace period that the misdeeds of one self-test share.
  let grace: LeakGrace
  /// Objects that stay in memory until the trials of the misdeed end.
  var kept: [AnyObject] = []
  /// The contexts of earlier requests, to replace others of the same types.
  private var contexts: [Any] = []
  private var gates: [UnsafeContinuation<Void, Never>] = []

  init(_ grace: LeakGrace) { self.grace = grace }

  /// Records that the misdeed has happened.
  func commit() { count += 1 }

  /// Returns a context of an earlier request for this class that differs from this one; nil if
  /// there is none.
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

  /// Waits until the trials of the misdeed end.
  func waitForEnd() async { await withUnsafeContinuation { gates.append($0) } }

  /// Releases everything, and resumes all waits.
  func end() {
    kept = []
    contexts = []
    for gate in gates { gate.resume() }
    gates = []
  }
}

/// A start of the app with a misdeed, including all launches of its process.
@MainActor
final class MisdeedRun {
  struct Window {
    weak var window: UIWindow?
  }

  let misdeed: Misdeed
  /// The phase in which to commit it.
  let phase: SelfTestPhase
  let log: MisdeedLog
  /// The number of launches of the process.
  var processCount = 1
  var windows: [Window] = []
  /// The source locations of destinations that remove nothing, and of destinations that the router
  /// always builds.
  var quiet: Set<CodeLocation> = []
  var alwaysNew: Set<CodeLocation> = []
  /// The source locations of earlier requests' destinations, and whether the last request for each
  /// built a screen.
  var asked: [CodeLocation: Bool] = [:]
  var openCount = 0
  /// The journal of the window that started last.
  var journal: ExplorationJournal?
  /// A view controller that the misdeed added to the app beforehand.
  weak var planted: UIViewController?
  var waitCount = 0
  var firstWaitHasEnded: [UnsafeContinuation<Void, Never>]? = []
  #if !canImport(UIKit)
  var thieves: [WeakThief] = []

  struct WeakThief {
    weak var thief: LinkThief?
  }
  #endif

  init(_ misdeed: Misdeed, _ phase: SelfTestPhase, _ log: MisdeedLog) {
    self.misdeed = misdeed
    self.phase = phase
    self.log = log
    log.startCount += 1
  }

  /// Returns the other windows of the app.
  func others(than window: UIWindow?) -> [UIWindow] {
    windows.compactMap(\.window).filter { $0 !== window && $0.rootViewController != nil }
  }
}
