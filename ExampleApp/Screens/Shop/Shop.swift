import PortableUIKit

/// The models of the shop. Each screen gets the models that it needs; there are no singletons.
@MainActor
public struct Shop {
  /// The products, in display order.
  public let catalogue: Catalogue
  /// The customer's shopping bag.
  public let bag: Bag
  /// The products on the first tab.
  public let shelf: Shelf
  /// The customer's login.
  public let session: Session
  /// The customer's address and preferences.
  public let profile: Profile
  /// The customer's orders.
  public let orders: Orders
  /// The customers' reviews of products.
  public let reviews: Reviews
  /// Notes on how customers leave screens such as the bag or the login.
  public let diary: Diary

  /// Creates a shop. By default, the bag is empty and no customer is logged in.
  public init(
    catalogue: Catalogue = Catalogue(), bag: Bag = Bag(), shelf: Shelf = Shelf(),
    session: Session = Session(), profile: Profile = Profile(), orders: Orders = Orders(),
    reviews: Reviews = Reviews(), diary: Diary = Diary()
  ) {
    self.catalogue = catalogue
    self.bag = bag
    self.shelf = shelf
    self.session = session
    self.profile = profile
    self.orders = orders
    self.reviews = reviews
    self.diary = diary
  }
}
