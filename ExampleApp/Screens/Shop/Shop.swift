import PortableUIKit

/// The models of the shop. Screens are handed what they need of them; there are no singletons.
@MainActor
public struct Shop {
  public let catalogue: Catalogue
  public let bag: Bag
  public let session: Session
  public let profile: Profile

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
