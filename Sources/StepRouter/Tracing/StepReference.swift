import PortableUIKit

/// Names a step of a chain: what it shows and where it is declared.
public struct StepReference: Sendable {
  // One object, which steps, plans and errors pass on for the price of a pointer.
  private final class Storage: Sendable {
    let screen: TypeName
    let place: CodePlace

    init(screen: TypeName, place: CodePlace) {
      self.screen = screen
      self.place = place
    }
  }

  private let storage: Storage

  /// Names a step.
  public init(screen: TypeName, place: CodePlace) {
    storage = Storage(screen: screen, place: place)
  }

  /// The class of the step's view controller.
  public var screen: TypeName { storage.screen }
  /// Where the step is declared.
  public var place: CodePlace { storage.place }
}

extension StepReference: Hashable {
  /// Equal if both name the same class and the same place.
  public static func == (left: StepReference, right: StepReference) -> Bool {
    left.storage === right.storage || left.screen == right.screen && left.place == right.place
  }

  /// Hashes the class and the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(screen)
    hasher.combine(place)
  }
}

extension StepReference: Codable {
  private enum CodingKeys: CodingKey { case screen, place }

  /// Reads the class and the place.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      screen: try container.decode(TypeName.self, forKey: .screen),
      place: try container.decode(CodePlace.self, forKey: .place))
  }

  /// Writes the class and the place.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(screen, forKey: .screen)
    try container.encode(place, forKey: .place)
  }
}

extension StepReference: CustomStringConvertible {
  /// `the step of ProductViewController at Shop/Routes.swift:12`
  public var description: String { "the step of \(screen) at \(place)" }
}

/// Names something of the app's that took part in a navigation: a finder, a factory, a guard.
public struct RoutingParticipant: Hashable, Sendable, Codable {
  /// What it is in the chain.
  public enum Role: String, Sendable, Codable {
    case finder, factory, action, interceptor, contextTask, transformer, switchCase, adapter,
      transition, navigator
  }

  /// What it is in the chain.
  public let role: Role
  /// Its class.
  public let type: TypeName
  /// The step that it belongs to; nil for the router's own.
  public let step: StepReference?
  /// Where it was given to the chain, for an action, a guard or a task.
  public let place: CodePlace?

  /// Names a participant.
  public init(role: Role, type: TypeName, step: StepReference?, place: CodePlace? = nil) {
    self.role = role
    self.type = type
    self.step = step
    self.place = place
  }
}

extension RoutingParticipant: CustomStringConvertible {
  /// `the interceptor LoginInterceptor of OrdersViewController at Shop/Routes.swift:20`
  public var description: String {
    let name =
      switch role {
      case .contextTask: "context task"
      case .switchCase: "case"
      default: role.rawValue
      }
    guard let step else { return "the router's own \(name) \(type)" }
    if role == .navigator { return "the navigator \(type), asked from \(step.place)," }
    return "the \(name) \(type) of \(step.screen) at \(place ?? step.place)"
  }
}

/// Names a view controller without keeping it.
public struct ViewControllerReference: Hashable, Sendable, Codable {
  /// Its class.
  public let type: TypeName
  /// Its title, if it has one.
  public let title: String?

  /// Names a view controller.
  @MainActor
  public init(_ viewController: UIViewController) {
    type = TypeName(Swift.type(of: viewController))
    title = viewController.title
  }
}

extension ViewControllerReference: CustomStringConvertible {
  /// `ProductViewController “Lamp”`
  public var description: String { title.map { "\(type) “\($0)”" } ?? "\(type)" }
}
