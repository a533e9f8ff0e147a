import Foundation
import PortableUIKit
import StepRouter
import StepRouterLinks

extension Growth {
  /// Declares a map of links.
  static func linksDeclared(_ count: Int) -> Growth {
    let patterns = patterns(count)
    return Growth(on: emptyStage) {
      keep(LinkMap(schemes: ["shop"], patterns: { return patterns }))
    }
  }

  /// Looks up a link that no pattern matches. Nobody reads which is the nearest.
  static func linkMissed(_ count: Int) -> Growth {
    let links = map(count)
    return Growth(on: emptyStage) { keep(try? links.target(for: missing)) }
  }

  /// The same, and reads the error.
  static func nearestLink(_ count: Int) -> Growth {
    let links = map(count)
    return Growth(on: emptyStage) {
      do { keep(try links.target(for: missing)) } catch { keep("\(error)") }
    }
  }

  private static var emptyStage: Stage { Stage { PlainViewController() } }

  private static var missing: URL { URL(string: "shop://nowhere/42") ?? URL(fileURLWithPath: "/") }

  private static func map(_ count: Int) -> LinkMap {
    let patterns = patterns(count)
    return LinkMap(schemes: ["shop"], patterns: { return patterns })
  }

  /// Patterns with a word of their own each, and a number.
  private static func patterns(_ count: Int) -> LinkMapBuilder.Patterns {
    let step: DestinationStep<DetailViewController, Int> = StepAssembly(
      finder: ClassFinder(), factory: ClassFactory()
    )
    .using(.present())
    .from(.current)
    .assemble()
    func half(_ range: Range<Int>) -> LinkMapBuilder.Patterns {
      guard range.count > 1 else {
        let pattern = LinkPattern(step, "section\(range.lowerBound)", PathParameter<Int>("id"))
        return LinkMapBuilder.buildExpression(pattern)
      }
      let middle = range.lowerBound + range.count / 2
      return LinkMapBuilder.buildBlock(
        half(range.lowerBound..<middle), half(middle..<range.upperBound))
    }
    return half(0..<count)
  }
}
