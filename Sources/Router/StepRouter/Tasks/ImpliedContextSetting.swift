import PortableUIKit

/// A screen that takes its context itself gets it, also where nobody has added a
/// ``ContextSettingTask``: if its factory does not look at the context, nobody else would.
@MainActor
enum ImpliedContextSetting {
  @exclusivity(unchecked) private static var known:
    [ObjectIdentifier: (any ContextAccepting.Type)?] =
      [:]

  /// The task that hands the context over; nil where the factory, or another task, may do it.
  static func task<Factory: AbstractFactory>(
    for factory: Factory
  ) -> (any ContextTask<Factory.ViewController, Factory.Context>)? {
    guard let accepting = accepting(Factory.ViewController.self) else { return nil }
    guard factory is any BuildsNothing || (factory as? any ContextIgnoring)?.ignoresContext == true
    else { return nil }
    return accepting.settingTask as? any ContextTask<Factory.ViewController, Factory.Context>
  }

  /// Classes are looked at once: chains are assembled over and over again.
  private static func accepting(_ type: UIViewController.Type) -> (any ContextAccepting.Type)? {
    if let accepting = known[ObjectIdentifier(type)] { return accepting }
    let accepting = type as? any ContextAccepting.Type
    known[ObjectIdentifier(type)] = .some(accepting)
    return accepting
  }
}

extension ContextAccepting {
  fileprivate static var settingTask: any ContextTask { ContextSettingTask<Self, Context>() }
}

/// Tasks that hand the context to a view controller that takes it itself.
@MainActor
protocol SettingContext {}

extension ContextSettingTask: SettingContext {}

extension StepExtras {
  /// Whether one of the tasks hands the context to a view controller that takes it itself.
  var setsContext: Bool { contextTasks.contains { $0.entity is any SettingContext } }
}
