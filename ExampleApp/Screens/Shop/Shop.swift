import PortableUIKit

/// The models of the shop. Screens are handed what they need of them; there are no singletons.
@MainActor
public struct Shop {
  /// The products, in the order in which they are shown.
  public let catalogue: Catalogue
  /// What is going to be bought.
  public let bag: Bag
  /// What the first tab shows of it.
  public let shelf: Shelf
  /// Who is logged in.
  public let session: Session
  /// What the customer has told.
  public let profile: Profile
  /// What customers have written about products.
  public let reviews: Reviews
  /// A line for each time that a customer leaves the checkout.
  public let diary: Diary

  /// A shop; each without an argument has an empty bag and nobody logged in.
  public init(
    catalogue: Catalogue = Catalogue(), bag: Bag = Bag(), shelf: Shelf = Shelf(),
    session: Session = Session(), profile: Profile = Profile(), reviews: Reviews = Reviews(),
    diary: Diary = Diary()
  ) {
    self.catalogue = catalogue
    self.bag = bag
    self.shelf = shelf
    self.session = session
    self.profile = profile
    self.reviews = reviews
    self.diary = diary
  }
}
