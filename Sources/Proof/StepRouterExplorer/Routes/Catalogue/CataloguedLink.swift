import StepRouter

/// A URL pattern, and the route it leads to.
///
/// ```swift
/// CataloguedLink("product/:id", to: "product")
///
/// for link in links.declared {               // those of a LinkMap
///   CataloguedLink(link.pattern, to: link.step, rivals: link.rivals, at: link.location)
/// }
/// ```
public struct CataloguedLink: Hashable, Sendable {
  enum Destination: Hashable {
    case route(String)
    case step(StepReference)
  }

  /// The words of the path, with `:name` for each parameter: `product/:id`.
  public let pattern: String
  /// Earlier patterns that match some of the same URLs.
  public let rivals: [String]
  /// The source location of the declaration.
  public let location: CodeLocation
  let destination: Destination

  /// Creates a link to the route with this name.
  public init(
    _ pattern: String, to route: String, rivals: [String] = [], fileID: String = #fileID,
    line: UInt = #line
  ) {
    self.pattern = pattern
    self.rivals = rivals
    location = CodeLocation(fileID: fileID, line: line)
    destination = .route(route)
  }

  /// Creates a link to the route that leads to this step.
  public init(
    _ pattern: String, to step: StepReference, rivals: [String] = [], at location: CodeLocation
  ) {
    self.pattern = pattern
    self.rivals = rivals
    self.location = location
    destination = .step(step)
  }

  /// The destination of the link, in words.
  var destinationName: String {
    switch destination {
    case .route(let name): "“\(name)”"
    case .step(let step): "\(step)"
    }
  }
}
