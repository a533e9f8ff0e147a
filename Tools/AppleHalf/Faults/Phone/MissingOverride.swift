import PortableUIKit

final class SilentScreen: UIViewController {
  func viewDidLoad() {}  // refused: requires an 'override' keyword
}
