import PortableUIKit

class RecordingScreen: UIViewController, Recording {
  var name = ""
  var log: EventLog?
  var flags: [String] { trueFlags }

  convenience init(_ name: String, _ log: EventLog?) {
    self.init(nibName: nil, bundle: nil)
    self.name = name
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

/// A container that sends its children's appearance callbacks itself.
final class ManualContainer: RecordingScreen {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
