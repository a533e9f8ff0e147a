import UIKit

final class TimerWithTarget: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    Timer.scheduledTimer(
      timeInterval: 0.4, target: self, selector: #selector(fired), userInfo: nil, repeats: false)
  }
  @objc func fired() { note("fired") }
}

final class TimerThatRepeats: Screen {
  var timer: Timer?
  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(
      timeInterval: 0.25, target: self, selector: #selector(fired(_:)), userInfo: nil,
      repeats: true)
  }
  @objc func fired(_ timer: Timer) {
    note("fired")
    if log.count == 2 { timer.invalidate() }
  }
}

final class TimerStopped: Screen {
  var timer: Timer!
  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(
      timeInterval: 0.25, target: self, selector: #selector(fired), userInfo: nil, repeats: true)
    timer.invalidate()
    note("valid \(timer.isValid)")
  }
  @objc func fired() { note("fired") }
}

final class TimerWithInfo: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    Timer.scheduledTimer(
      timeInterval: 0.1, target: self, selector: #selector(fired(timer:)),
      userInfo: ["step": "two"], repeats: false)
  }
  @objc func fired(timer: Timer) {
    let info = timer.userInfo as? [String: String]
    note(info?["step"] ?? "nothing")
  }
}

final class TimerFiredByHand: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let timer = Timer(
      timeInterval: 5, target: self, selector: #selector(fired), userInfo: nil, repeats: false)
    timer.fire()
  }
  @objc func fired() { note("fired") }
}

final class TimerWithClosure: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
      self?.note("fired")
    }
  }
}

final class TimerWithClosureThatRepeats: Screen {
  var ticks = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { [unowned self] timer in
      ticks += 1
      note("tick")
      guard ticks == 3 else { return }
      timer.invalidate()
    }
  }
}

final class Frames: Screen {
  var link: CADisplayLink?
  var frames = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    link = CADisplayLink(target: self, selector: #selector(step(_:)))
    link?.add(to: .main, forMode: .common)
  }
  @objc func step(_ link: CADisplayLink) {
    frames += 1
    guard frames == 30 else { return }
    link.invalidate()
    note("30 frames")
  }
}

final class FramesPaused: Screen {
  private lazy var link = CADisplayLink(target: self, selector: #selector(step))
  override func viewDidLoad() {
    super.viewDidLoad()
    link.isPaused = true
    link.add(to: RunLoop.current, forMode: RunLoop.Mode.default)
  }
  @objc private func step() { note("frame") }
}

final class TimerThatLetsGo: Screen {
  final class Target: NSObject {
    @objc func fired() {}
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    weak var target: Target?
    var timer: Timer?
    do {
      let held = Target()
      target = held
      timer = Timer.scheduledTimer(
        timeInterval: 5, target: held, selector: #selector(Target.fired), userInfo: nil,
        repeats: true)
    }
    note(target == nil ? "gone" : "held")
    timer?.invalidate()
    note(target == nil ? "gone" : "held")
  }
}
