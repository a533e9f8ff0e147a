import PortableUIKit

class RecordingTabs: UITabBarController, Recording {
  var name = "T"
  var log: EventLog?
  var flags: [String] { trueFlags }

  /// Sets the view controllers before it records, so that the log has only what follows.
  convenience init(_ viewControllers: [UIViewController], log: EventLog? = nil) {
    self.init(nibName: nil, bundle: nil)
    self.viewControllers = viewControllers
    self.log = log
  }

  override func loadView() {
    record("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    record("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("viewWillAppear", animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record("viewIsAppearing", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("viewDidAppear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("viewWillDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("viewDidDisappear", animated)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record("willMove", parent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record("didMove", parent: parent)
  }
}
