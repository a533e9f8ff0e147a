import UIKit

extension Notification.Name {
  static let fragmentDidChange = Notification.Name("fragmentDidChange")
}

final class TaskThatSleeps: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      try await Task.sleep(for: .milliseconds(500))
      note("half a second")
    }
    Task {
      try? await Task.sleep(nanoseconds: 100_000_000)
      note("a tenth")
    }
  }
}

final class TaskCancelledAsleep: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let task = Task {
      do {
        try await Task.sleep(nanoseconds: 30_000_000_000)
        note("slept")
      } catch {
        note(error is CancellationError ? "cancelled" : "failed")
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { task.cancel() }
  }
}

final class NotificationsInATask: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let task = Task {
      for await notification in NotificationCenter.default.notifications(named: .fragmentDidChange) {
        note(notification.name.rawValue)
      }
    }
    Task {
      try await Task.sleep(nanoseconds: 100_000_000)
      NotificationCenter.default.post(name: .fragmentDidChange, object: nil)
      try await Task.sleep(nanoseconds: 100_000_000)
      task.cancel()
    }
  }
}
