import PortableUIKit
import StepRouter

/// Collects the screens of a ``ScreenList``.
///
/// ```swift
/// let screens = ScreenList {
///   ListedScreen("home", routes.home).link("")
///   if isSearchOn { ListedScreen("bag", routes.bag).link("bag") }
/// }
/// ```
@MainActor
@resultBuilder
public enum ScreenListBuilder {
  /// Screens of any type.
  public struct Screens {
    let entries: [ScreenEntry]
  }

  /// Adds a screen of any type.
  public static func buildExpression<Screen, Context>(
    _ screen: ListedScreen<Screen, Context>
  ) -> Screens {
    Screens(entries: [screen.entry])
  }

  /// Adds the screens of another list, such as a module's.
  public static func buildExpression(_ screens: ScreenList) -> Screens {
    Screens(entries: screens.entries)
  }

  /// Combines screens in order.
  public static func buildBlock(_ parts: Screens...) -> Screens {
    Screens(entries: parts.flatMap(\.entries))
  }

  /// Adds the screens of an `if` without an `else`, if its condition holds.
  public static func buildOptional(_ part: Screens?) -> Screens { part ?? Screens(entries: []) }

  /// Adds the screens of an `if` branch.
  public static func buildEither(first part: Screens) -> Screens { part }

  /// Adds the screens of an `else` branch.
  public static func buildEither(second part: Screens) -> Screens { part }

  /// Adds the screens of a loop, in order.
  public static func buildArray(_ parts: [Screens]) -> Screens {
    Screens(entries: parts.flatMap(\.entries))
  }
}
