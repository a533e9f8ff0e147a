import PortableUIKit
import StepRouter
import StepRouterLinks

extension ListedScreen {
  /// The screen without its types.
  var entry: ScreenEntry {
    let (name, step, links) = (name, step, links)
    let contexts = contexts.isEmpty ? [Self.noContext].compactMap { $0 } : contexts
    return ScreenEntry(
      name: name, place: place, needsLink: needsLink, needsPlace: needsPlace,
      links: {
        LinkMapBuilder.buildArray(links.map { LinkMapBuilder.buildExpression($0.value) })
      },
      examples: {
        contexts.map { context in
          let words = Self.words(for: context)
          return ScreenEntry.Example(
            name: words.map { "\(name) \($0)" } ?? name, target: Target(step.value, with: context))
        }
      },
      reference: { step.value.reference }, describe: { step.value.described })
  }

  /// The only value of a screen's context if it has none; nil if it has one.
  private static var noContext: Context? { () as? Context }

  /// The context as text; nil if there is none.
  private static func words(for context: Context) -> String? {
    let context: Any = context
    if context is Void { return nil }
    let mirror = Mirror(reflecting: context)
    guard mirror.displayStyle == .optional else { return "\(context)" }
    return mirror.children.first.map { "\($0.value)" }
  }

  /// The screen for a ``RouteMap``; nil if routes can't name it.
  private var place: RouteScreen? {
    guard let make else { return nil }
    guard let link = links.first else {
      guard let context = Self.noContext else { return nil }
      return RouteScreen(name) { _ in
        make(context)
      } reading: { (_: Screen) in
        [:]
      }
    }
    let context = { @MainActor (element: RouteElement) throws(RouteError) -> Context in
      do throws(LinkError) { return try link.value.context(ofTexts: element.parameters) } catch {
        throw RouteError(error, in: element)
      }
    }
    guard let read = read ?? Self.readingNothing else {
      return RouteScreen(name) { element in make(try context(element)) }
    }
    return RouteScreen(name) { element in
      make(try context(element))
    } reading: { (screen: Screen) in
      read(screen).flatMap { link.value.singleTexts(of: $0) }
    }
  }

  /// Recognizes a screen without a context by its class; nil for a screen with one.
  private static var readingNothing: (@MainActor (Screen) -> Context?)? {
    guard let context = noContext else { return nil }
    return { _ in context }
  }
}

extension RouteError {
  fileprivate init(_ error: LinkError, in element: RouteElement) {
    self =
      if case .badParameter(let name, _, let expected) = error {
        .badParameter(element, name: name, expected: expected)
      } else {
        .malformed("\(element)", .encoding)
      }
  }
}
