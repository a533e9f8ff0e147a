import PortableUIKit

/// The stack in which the login stands. Logs and trees tell it from others by its name.
final class LoginNavigationController: UINavigationController {}
