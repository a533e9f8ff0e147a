import PortableUIKit

class RecordingPages: UIPageViewController, Recording {
  var name = "V"
  var log: EventLog?
  var flags: [String] { trueFlags }

  /// Sets the pages before it records, so that the log has only what follows.
  convenience init(
    _ viewControllers: [UIViewController] = [], style: TransitionStyle = .scroll,
    spine: SpineLocation? = nil, log: EventLog? = nil
  ) {
    self.init(
      transitionStyle: style, navigationOrientation: .horizontal,
      options: spine.map { [.spineLocation: $0.rawValue] })
    if !viewControllers.isEmpty {
      setViewControllers(viewControllers, direction: .forward, animated: false)
    }
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
