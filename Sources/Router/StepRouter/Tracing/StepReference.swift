import PortableUIKit

/// Names a step of a chain: its screen, and its declaration in the source.
///
/// ```swift
/// let step = try router.plan(to: product, with: 42).destination
/// print(step)         // the step of ProductViewController at Shop/Routes.swift:12
/// ```
public struct StepReference: Sendable {
  // A single object, so that steps, plans and errors pass on only a pointer.
  private final class Storage: Sendable {
    let screen: TypeName
    let location: CodeLocation

    init(screen: TypeName, location: CodeLocation) {
      self.screen = screen
      self.location = location
    }
  }

  private let storage: Storage

  /// Names a step by its screen and its source location.
  public init(screen: TypeName, location: CodeLocation) {
    storage = Storage(screen: screen, location: location)
  }

  /// The class of the step's view controller.
  public var screen: TypeName { storage.screen }
  /// The source location of the step's declaration.
  public var location: CodeLocation { storage.location }
}

extension StepReference: Hashable {
  /// Returns true if both name the same class and the same location.
  public static func == (left: StepReference, right: StepReference) -> Bool {
    left.storage === right.storage || left.screen == right.screen && left.location == right.location
  }

  /// Hashes the class and the location.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(screen)
    hasher.combine(location)
  }
}

extension StepReference: Codable {
  private enum CodingKeys: CodingKey { case screen, location }

  /// Decodes the class and the location.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      screen: try container.decode(TypeName.self, forKey: .screen),
      location: try container.decode(CodeLocation.self, forKey: .location))
  }

  /// Encodes the class and the location.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(screen, forKey: .screen)
    try container.encode(location, forKey: .location)
  }
}

extension StepReference: CustomStringConvertible {
  /// The reference in words: `the step of ProductViewController at Shop/Routes.swift:12`.
  public var description: String { "the step of \(screen) at \(location)" }
}

/// Names a part of the app that takes part in a navigation: a finder, a factory, an interceptor.
///
/// ```swift
/// if case .intercepted(let interceptor, _) = error { print(interceptor) }
/// // the interceptor LoginInterceptor of OrdersViewController at Shop/Routes.swift:20
/// ```
public struct RoutingParticipant: Hashable, Sendable, Codable {
  /// A participant's role in the chain.
  public enum Role: String, Sendable, Codable {
    case finder, factory, action, interceptor, contextTask, transformer, switchCase, adapter,
      transition, navigator, router, screen
  }

  /// The participant's role in the chain.
  public let role: Role
  /// The participant's type.
  public let type: TypeName
  /// The step that the participant belongs to; nil for the router's own.
  public let step: StepReference?
  /// The source location at which you added the action, interceptor or task.
  public let location: CodeLocation?

  /// Names a participant by its role and type.
  public init(role: Role, type: TypeName, step: StepReference?, location: CodeLocation? = nil) {
    self.role = role
    self.type = type
    self.step = step
    self.location = location
  }
}

extension RoutingParticipant: CustomStringConvertible {
  /// The participant in words:
  /// `the interceptor LoginInterceptor of OrdersViewController at Shop/Routes.swift:20`.
  public var description: String {
    let name =
      switch role {
      case .contextTask: "context task"
      case .switchCase: "case"
      default: role.rawValue
      }
    if role == .router { return "the router \(type)" }
    if role == .screen { return "the screen \(type)" }
    guard let step else {
      return "the router's own \(name) \(type)" + (location.map { " at \($0)" } ?? "")
    }
    if role == .navigator { return "the navigator \(type), asked from \(step.location)," }
    return "the \(name) \(type) of \(step.screen) at \(location ?? step.location)"
  }
}

/// Names a view controller without retaining it.
///
/// ```swift
/// print(ViewControllerReference(screen))     // ProductViewController “Lamp”
/// ```
public struct ViewControllerReference: Hashable, Sendable, Codable {
  /// The view controller's class.
  public let type: TypeName
  /// The view controller's title, if it has one.
  public let title: String?

  /// Names a view controller.
  @MainActor
  public init(_ viewController: UIViewController) {
    type = TypeName(Swift.type(of: viewController))
    title = viewController.title
  }

  /// Names a view controller that isn't built yet.
  init(of type: UIViewController.Type) {
    self.type = TypeName(type)
    title = nil
  }
}

extension ViewControllerReference: CustomStringConvertible {
  /// The class, and the title if there is one: `ProductViewController “Lamp”`.
  public var description: String { title.map { "\(type) “\($0)”" } ?? "\(type)" }
}
