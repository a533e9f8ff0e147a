import UIKit

final class PerformedLater: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    perform(#selector(hide), with: nil, afterDelay: 0.2)
    note("asked")
  }
  @objc func hide() { note("hidden") }
}

final class PerformedLaterWithObject: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    perform(#selector(search(_:)), with: "tea", afterDelay: 0.3)
  }
  @objc func search(_ text: String) { note("search \(text)") }
}

final class PerformCancelled: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    perform(#selector(hide), with: nil, afterDelay: 0.2)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    note("cancelled")
  }
  @objc func hide() { note("hidden") }
}

final class PerformOfOneCancelled: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    perform(#selector(one), with: nil, afterDelay: 0.2)
    perform(#selector(two), with: nil, afterDelay: 0.3)
    NSObject.cancelPreviousPerformRequests(
      withTarget: self, selector: #selector(one), object: nil)
  }
  @objc func one() { note("one") }
  @objc func two() { note("two") }
}

final class PerformedOnMainThread: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    performSelector(onMainThread: #selector(reload), with: nil, waitUntilDone: false)
    note("asked")
  }
  @objc func reload() { note("reloaded") }
}

final class NextTurnOfMainQueue: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.async {
      self.note("later")
    }
    note("now")
  }
}

final class NextTurnWithExecute: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.async(execute: { self.note("later") })
    note("now")
  }
}

final class DelayOnMainQueue: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      self?.note("half a second")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in
      self?.note("a tenth")
    }
  }
}

final class WorkItemCancelled: Screen {
  private var pending: DispatchWorkItem?
  override func viewDidLoad() {
    super.viewDidLoad()
    for text in ["t", "te", "tea"] { search(text) }
  }
  private func search(_ text: String) {
    pending?.cancel()
    let item = DispatchWorkItem { [weak self] in self?.note(text) }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
  }
}

final class TimeOfMedia: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let start = CACurrentMediaTime()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      self?.note(CACurrentMediaTime() - start >= 0.5 ? "passed" : "not yet")
    }
  }
}
