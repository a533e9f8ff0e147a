import UIKit
import UIKit.UIGestureRecognizerSubclass
import class UIKit.UIView
import QuartzCore

final class Outlets: Screen {
  @IBOutlet weak var label: UILabel!
  @IBOutlet private var rows: [UIView]!
  @IBOutlet var more: UIButton?
  override func viewDidLoad() {
    super.viewDidLoad()
    note("\(label == nil) \(rows == nil) \(more == nil)")
    let made = UILabel()
    setValue(made, forKey: "label")
    setValue([made], forKey: "rows")
    note("\(label === made) \(rows.count)")
  }
}

@IBDesignable class Card: UIView {
  @IBInspectable var cornerRadius: CGFloat = 0 {
    didSet { layer.cornerRadius = cornerRadius }
  }
  @IBInspectable public var lineWidth: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }
}

final class Inspectable: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let card = Card()
    card.cornerRadius = 8
    card.lineWidth = 2
    note("\(Int(card.layer.cornerRadius)) \(Int(card.layer.borderWidth))")
  }
}

@UIApplicationMain
class FragmentAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class DelegateOfApplication: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let delegate = FragmentAppDelegate()
    let isLaunched = delegate.application(
      UIApplication.shared, didFinishLaunchingWithOptions: nil)
    note("\(isLaunched) \(delegate.window?.rootViewController != nil)")
    delegate.window?.isHidden = true
  }
}

@objc enum Direction: Int {
  case left, right
}

@objc(SRNamedForObjectiveC) final class NamedForObjectiveC: NSObject {
  @objc var direction = Direction.right
  @objc convenience init(direction: Direction) {
    self.init()
    self.direction = direction
  }
  @nonobjc func helper() -> Int { direction.rawValue }
  @objc subscript(index: Int) -> Int { index + 1 }
  @objc class func make() -> NamedForObjectiveC { NamedForObjectiveC(direction: .left) }
}

final class NamesOfObjectiveC: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let made = NamedForObjectiveC.make()
    note("\(made.helper()) \(made[1])")
  }
}

final class QualifiedNames: Screen {
  let box: UIKit.UIView = UIKit.UIView(frame: .zero)
  override func viewDidLoad() {
    super.viewDidLoad()
    let other: UIKit.UILabel = .init()
    note("\(box.subviews.count) \(other.text ?? "nil")")
  }
}

final class Conditions: Screen {
  #if os(iOS)
  let platform = "iOS"
  #else
  let platform = "other"
  #endif
  override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(UIKit) && !os(tvOS)
    note("UIKit")
    #else
    note("none")
    #endif
    note(platform)
    #if os(macOS) || os(watchOS)
    note("elsewhere")
    #endif
    if #available(iOS 13.0, *) { note("13") }
  }
}

final class ConditionalAction: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }
  #if os(iOS)
  @objc func tapped() { note("tapped") }
  #endif
}
