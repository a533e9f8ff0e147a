import PortableUIKit

/// The navigation controller of the login. Its class name sets it apart in logs and trees.
final class LoginNavigationController: UINavigationController {}
