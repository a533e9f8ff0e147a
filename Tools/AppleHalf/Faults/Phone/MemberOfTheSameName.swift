import PortableUIKit

final class NamesakeScreen: UIViewController {
  let inputAccessoryViewController = 1  // refused: cannot override
}
