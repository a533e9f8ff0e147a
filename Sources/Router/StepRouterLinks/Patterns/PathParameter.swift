import PortableUIKit
import StepRouter

/// A component of a link's path: a required one, an optional one, or a list of components.
///
/// ```swift
/// LinkPattern(product, "product", PathParameter<Product.ID>("id"))         // product/42
/// LinkPattern(purchases, "user/:id/orders", PathParameter<User.ID>("id"))  // user/7/orders
/// LinkPattern(archive, "archive", PathParameter<Int?>("year"))             // archive, archive/2026
/// LinkPattern(folder, "files", PathParameter<[String]>("folders"))         // files, files/a/b
/// ```
///
/// The component stands where the pattern names it after a colon, or else at the end of the path.
public struct PathParameter<Value: PathValue>: LinkParameter {
  /// The name, as it stands after the colon in the path.
  public let name: String
  let count: ComponentCount?

  /// Makes a component with this name.
  public init(_ name: String) {
    self.name = name
    count = nil
  }

  /// Makes a list with at least this many components. A link with fewer is a
  /// ``LinkError/badParameter(name:value:expected:)``.
  ///
  /// ```swift
  /// LinkPattern(folder, "files", PathParameter<[String]>("folders", count: 1...))
  /// ```
  public init<Element>(_ name: String, count: PartialRangeFrom<Int>) where Value == [Element] {
    self.name = name
    self.count = ComponentCount(least: count.lowerBound, most: nil)
  }

  /// Makes a list whose number of components is in this range. A link with another number is a
  /// ``LinkError/badParameter(name:value:expected:)``.
  ///
  /// ```swift
  /// LinkPattern(folder, "files", PathParameter<[String]>("folders", count: 1...4))
  /// ```
  public init<Element>(_ name: String, count: ClosedRange<Int>) where Value == [Element] {
    self.name = name
    self.count = ComponentCount(least: count.lowerBound, most: count.upperBound)
  }

  /// Always ``LinkParameterPosition/path``.
  public var position: LinkParameterPosition { .path }
}

extension PathParameter: CountedParameter {}

/// A parameter that limits the number of components in its list.
protocol CountedParameter {
  var count: ComponentCount? { get }
}

/// The numbers of components that a list may have.
struct ComponentCount {
  let least: Int
  let most: Int?

  func contains(_ count: Int) -> Bool { count >= least && most.map { count <= $0 } ?? true }

  /// Describes the list for errors: “String, any number of times” becomes “String, 1 to 4 times”.
  func form(of list: String) -> String {
    let element = list.components(separatedBy: ", any number of times").first ?? list
    guard let most else { return "\(element), at least \(least) times" }
    return "\(element), \(least) to \(most) times"
  }
}
