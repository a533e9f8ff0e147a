import UIKit

extension Notification.Name {
  static let basketChanged = Notification.Name("basketChanged")
}

final class Observer: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed(_:)), name: .basketChanged, object: nil)
    NotificationCenter.default.post(name: .basketChanged, object: nil, userInfo: ["count": 2])
  }
  @objc func changed(_ notification: Notification) {
    note("\(notification.userInfo?["count"] as? Int ?? 0)")
  }
}

final class ObserverWithoutArgument: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: .basketChanged, object: nil)
    NotificationCenter.default.post(name: .basketChanged, object: self)
  }
  @objc private func changed() { note("changed") }
}

final class ObserverOfOneObject: Screen {
  final class Basket: NSObject {}
  let mine = Basket()
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed(_:)), name: .basketChanged, object: mine)
    NotificationCenter.default.post(name: .basketChanged, object: Basket())
    NotificationCenter.default.post(name: .basketChanged, object: mine)
  }
  @objc func changed(_ notification: NSNotification) { note("\(notification.object as? Basket == mine)") }
}

final class ObserverRemoved: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(changed), name: .basketChanged, object: nil)
    center.removeObserver(self)
    center.post(name: .basketChanged, object: nil)
    note("posted")
  }
  @objc func changed() { note("changed") }
}

final class ObserverOfOneNameRemoved: Screen {
  static let other = Notification.Name("other")
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter()
    center.addObserver(self, selector: #selector(changed), name: .basketChanged, object: nil)
    center.addObserver(self, selector: #selector(otherChanged), name: Self.other, object: nil)
    center.removeObserver(self, name: .basketChanged, object: nil)
    center.post(name: .basketChanged, object: nil)
    center.post(name: Self.other, object: nil)
  }
  @objc func changed() { note("changed") }
  @objc func otherChanged() { note("other") }
}

final class ObserverOfEverything: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter()
    center.addObserver(self, selector: #selector(heard(_:)), name: nil, object: nil)
    center.post(name: Notification.Name("one"), object: nil)
    center.post(Notification(name: Notification.Name("two")))
  }
  @objc func heard(_ notification: Notification) { note(notification.name.rawValue) }
}

final class ObserversInOrder: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter()
    for action in [#selector(one), #selector(two), #selector(three)] {
      center.addObserver(self, selector: action, name: .basketChanged, object: nil)
    }
    center.post(name: .basketChanged, object: nil)
  }
  @objc func one() { note("one") }
  @objc func two() { note("two") }
  @objc func three() { note("three") }
}

final class ObserverThatIsGone: Screen {
  final class Short: NSObject {
    weak var screen: Screen?
    init(center: NotificationCenter, screen: Screen) {
      self.screen = screen
      super.init()
      center.addObserver(self, selector: #selector(changed), name: .basketChanged, object: nil)
    }
    deinit { NotificationCenter.default.removeObserver(self) }
    @objc func changed() { screen?.note("changed") }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter()
    var short: Short? = Short(center: center, screen: self)
    center.post(name: .basketChanged, object: nil)
    _ = short
    short = nil
    center.post(name: .basketChanged, object: nil)
  }
}

final class ObserverWithClosure: Screen {
  private var token: NSObjectProtocol?
  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: .basketChanged, object: nil, queue: nil
    ) { [weak self] _ in self?.note("changed") }
    NotificationCenter.default.post(name: .basketChanged, object: nil)
    if let token = token { NotificationCenter.default.removeObserver(token) }
    NotificationCenter.default.post(name: .basketChanged, object: nil)
  }
}

final class ObserverOfApplication: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(left), name: UIApplication.didEnterBackgroundNotification,
      object: nil)
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: nil)
  }
  @objc func left() { note("background") }
}
