import PortableUIKit

/// The customer's login.
@MainActor
public final class Session {
  /// The reason why a login failed.
  enum Failure: Error, CustomStringConvertible {
    case unknownUser(String)
    case wrongPassword

    var description: String {
      switch self {
      case .unknownUser(let email): "There is no account for “\(email)”."
      case .wrongPassword: "The password is wrong."
      }
    }
  }

  /// An account for trying out the shop. The login screen suggests it.
  static let demonstration = (email: "ada@example.com", password: "tea")

  let changes = Changes()
  private(set) var email: String? {
    didSet { changes.send() }
  }

  /// Creates a session without a login.
  public init() {}

  /// Whether a customer is logged in.
  public var isLoggedIn: Bool { email != nil }

  func logIn(email: String, password: String) throws(Failure) {
    guard email == Self.demonstration.email else { throw .unknownUser(email) }
    guard password == Self.demonstration.password else { throw .wrongPassword }
    self.email = email
  }

  /// Logs the customer out.
  public func logOut() {
    email = nil
  }
}
