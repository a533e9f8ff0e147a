import PortableUIKit

/// The models of the shop. Screens are handed what they need of them; there are no singletons.
@MainActor
public struct Shop {
  /// What is sold.
  public let catalogue: Catalogue
  /// What is going to be bought.
  public let bag: Bag
  /// Who is logged in.
  public let session: Session
  /// What the customer has told.
  public let profile: Profile

  /// A shop; each without an argument has an empty bag and nobody logged in.
  public init(
    catalogue: Catalogue = Catalogue(), bag: Bag = Bag(), session: Session = Session(),
    profile: Profile = Profile()
  ) {
    self.catalogue = catalogue
    self.bag = bag
    self.session = session
    self.profile = profile
  }
}
