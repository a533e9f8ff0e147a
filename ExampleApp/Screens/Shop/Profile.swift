import PortableUIKit

/// The customer's address and preferences.
@MainActor
public final class Profile {
  let changes = Changes()
  var address = "12 Harbour Street" {
    didSet { changes.send() }
  }
  var wantsOffers = false

  /// Creates a profile with a default address that doesn't ask for offers.
  public init() {}
}
