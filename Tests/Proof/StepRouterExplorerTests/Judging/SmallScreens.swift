import PortableUIKit
import StepRouterExplorer

/// A screen whose title is all that it shows.
class SmallScreen: UIViewController {
  /// How often something has come back to it.
  var count = 0
}

final class SleepingScreen: SmallScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      try? await Task.sleep(for: .milliseconds(50))
      count += 1
    }
  }
}

final class TickingScreen: SmallScreen {
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

final class LaterScreen: SmallScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) { [self] in count += 1 }
  }
}

final class ClockScreen: SmallScreen {
  private let clock = ContinuousClock()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task {
      try? await clock.sleep(until: clock.now + .milliseconds(50))
      count += 1
    }
  }
}

final class RandomScreen: SmallScreen {
  let id = UUID()
  let number = Int.random(in: 0...999)
}

final class NotifiedScreen: SmallScreen {
  private static let name = Notification.Name("NotifiedScreen.opened")
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: Self.name, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.count += 1 }
    }
    NotificationCenter.default.post(name: Self.name, object: nil)
  }

  deinit { token.map(NotificationCenter.default.removeObserver) }
}

final class ConcurrentScreen: SmallScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      async let first = Self.number(1)
      async let second = Self.number(2)
      count += await first + second
    }
  }

  private nonisolated static func number(_ number: Int) async -> Int { number }
}

/// Tells its observers of each change.
@MainActor
final class SmallStore {
  private var observers: [@MainActor () -> Void] = []

  func observe(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }

  func change() { for observer in observers { observer() } }
}

final class ObservingScreen: SmallScreen {
  func observe(_ store: SmallStore) {
    store.observe { [weak self] in self?.count += 1 }
    store.change()
  }
}

/// Runs until it's cancelled, and holds itself meanwhile.
final class EndlessScreen: SmallScreen {
  private var ticker: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    ticker = Task {
      while (try? await Task.sleep(for: .seconds(600))) != nil { count += 1 }
    }
  }
}
