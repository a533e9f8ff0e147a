import PortableUIKit
import StepRouter
import StepRouterLinks

/// A screen of a list, without its types.
@MainActor
package struct ScreenEntry {
  /// The screen with a context to try.
  package struct Example {
    package let name: String
    package let target: Target
  }

  package let name: String
  /// The screen for a ``RouteMap``; nil if routes can't name it.
  let place: RouteScreen?
  package let needsLink: Bool
  private let needsPlace: Bool
  private let makeLinks: @MainActor () -> LinkMapBuilder.Patterns
  private let makeExamples: @MainActor () -> [Example]
  private let reference: @MainActor () -> StepReference
  private let describe: @MainActor () -> RouteDescription

  init(
    name: String, place: RouteScreen?, needsLink: Bool, needsPlace: Bool,
    links: @escaping @MainActor () -> LinkMapBuilder.Patterns,
    examples: @escaping @MainActor () -> [Example],
    reference: @escaping @MainActor () -> StepReference,
    describe: @escaping @MainActor () -> RouteDescription
  ) {
    self.name = name
    self.place = place
    self.needsLink = needsLink
    self.needsPlace = needsPlace
    makeLinks = links
    makeExamples = examples
    self.reference = reference
    self.describe = describe
  }

  var links: LinkMapBuilder.Patterns { makeLinks() }
  /// The screen with each context to try.
  package var examples: [Example] { makeExamples() }
  package var step: StepReference { reference() }
  package var chain: RouteDescription { describe() }
  /// Whether routes can't name the screen, although the app hasn't declared that none should.
  package var lacksPlace: Bool { place == nil && needsPlace }
}
