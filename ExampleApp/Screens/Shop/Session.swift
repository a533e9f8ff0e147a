import PortableUIKit

/// Who is logged in.
@MainActor
public final class Session {
  /// Why a login failed.
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

  /// The account that the login screen offers for trying.
  static let demonstration = (email: "ada@example.com", password: "tea")

  let changes = Changes()
  private(set) var email: String? {
    didSet { changes.send() }
  }

  /// Nobody is logged in.
  public init() {}

  /// Whether somebody is logged in.
  public var isLoggedIn: Bool { email != nil }

  func logIn(email: String, password: String) throws(Failure) {
    guard email == Self.demonstration.email else { throw .unknownUser(email) }
    guard password == Self.demonstration.password else { throw .wrongPassword }
    self.email = email
  }

  /// Nobody is logged in any more.
  public func logOut() {
    email = nil
  }
}
