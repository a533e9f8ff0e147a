import PortableUIKit

/// Gives the context to a screen that accepts it, even if you didn't add a ``ContextSettingTask``:
/// if the screen's factory ignores the context, nothing else would pass it on.
@MainActor
enum ImpliedContextSetting {
  @exclusivity(unchecked) private static var known:
    [ObjectIdentifier: (any ContextAccepting.Type)?] =
      [:]

  /// Returns the task that passes the context on. Nil if the screen doesn't accept a context, or if
  /// the factory may pass it on itself.
  static func task<Factory: AbstractFactory>(
    for factory: Factory
  ) -> (any ContextTask<Factory.ViewController, Factory.Context>)? {
    guard let accepting = accepting(Factory.ViewController.self) else { return nil }
    guard factory is any _BuildsNothing || (factory as? any ContextIgnoring)?.ignoresContext == true
    else { return nil }
    return accepting.settingTask as? any ContextTask<Factory.ViewController, Factory.Context>
  }

  /// Caches the check of a class, because apps assemble chains over and over again.
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

/// Marks tasks that pass the context to a view controller that accepts it.
@MainActor
protocol SettingContext {}

extension ContextSettingTask: SettingContext {}

extension StepExtras {
  /// Whether one of the tasks passes the context to a view controller that accepts it.
  var setsContext: Bool { contextTasks.contains { $0.entity is any SettingContext } }
}
