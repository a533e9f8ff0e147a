import PortableUIKit

/// An operation that apps repeat all the time, done by the router and by hand on one hierarchy.
///
/// Both ways restore the hierarchy, so you can run a case any number of times.
@MainActor
public struct Case {
  /// The two ways to compare: the router, and the calls an app would write by hand.
  public enum Way: String, CaseIterable, Sendable {
    case router, byHand
  }

  /// The name of the case.
  public let name: Name
  private let device: HeadlessDevice
  private let byRouter: @MainActor () -> Void
  private let byHand: @MainActor () -> Void

  init(
    _ name: Name, on stage: Stage, byRouter: @escaping @MainActor () -> Void,
    byHand: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.byRouter = byRouter
    self.byHand = byHand
    device = stage.device
  }

  /// Runs the case in one of the ways, this many times.
  public func perform(_ way: Way, times: Int) {
    let work = way == .router ? byRouter : byHand
    device.perform {
      for _ in 0..<times { work() }
    }
  }
}

extension Case {
  private static var made: [Name: Case] = [:]

  /// Returns the process's only case with this name, so both ways work on one hierarchy.
  public static func shared(_ name: Name) -> Case {
    if let known = made[name] { return known }
    let new = Case(name)
    made[name] = new
    return new
  }

  /// Creates a case with a hierarchy of its own.
  public init(_ name: Name) {
    self =
      switch name {
      case .visible: .visible
      case .push: .push
      case .presentStack: .presentStack
      case .hitIn10: .hitOnTop(of: 10, as: name)
      case .hitIn100: .hitOnTop(of: 100, as: name)
      case .hitIn1000: .hitOnTop(of: 1_000, as: name)
      case .missIn10: .miss(in: 10, as: name)
      case .missIn100: .miss(in: 100, as: name)
      case .missIn1000: .miss(in: 1_000, as: name)
      case .modalTabs: .modalTabs
      case .screen: .screens(1, as: name)
      case .tenScreens: .screens(10, as: name)
      case .fiftyScreens: .screens(50, as: name)
      case .modalStack: .modalStacks(1, as: name)
      case .fiveModalStacks: .modalStacks(5, as: name)
      case .tenModalStacks: .modalStacks(10, as: name)
      case .fortyModalStacks: .modalStacks(40, as: name)
      case .pushInOneTab: .push(inOneOf: 1, as: name)
      case .pushInTwentyTabs: .push(inOneOf: 20, as: name)
      case .pushInHundredTabs: .push(inOneOf: 100, as: name)
      case .assembly: .assembly
      case .warningsLogged: .warningsLogged
      case .eventsRecorded: .eventsRecorded
      case .ruledLink: .ruledLink
      case .tenInterceptors: .pushPastInterceptors(10, as: name)
      case .journal: .journal
      case .transition: .transition
      case .waitingScreen: .waitingScreen
      case .systemScreen: .systemScreen
      case .path: .path
      case .listedLinks: .listedLinks
      }
  }
}
