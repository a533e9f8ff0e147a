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

  /// Looks up a link among the patterns. At the greatest size there are 10,000.
  static func linkRead(among count: Int) -> Growth {
    let links = map(count)
    let url = URL(string: "shop://section7/42") ?? missing
    return Growth(on: emptyStage) { keep(try? links.target(for: url)) }
  }

  /// Looks up a link with a list of components.
  static func linkRead(ofLength count: Int) -> Growth {
    let step: DestinationStep<DetailViewController, [Int]> = StepAssembly(
      finder: ClassFinder(), factory: ClassFactory()
    )
    .using(.present())
    .from(.current)
    .assemble()
    let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(step, "files/:numbers/edit", PathParameter<[Int]>("numbers"))
    }
    let list = (0..<count).map { "/\($0 % 10)" }.joined()
    let url = URL(string: "shop://files\(list)/edit") ?? missing
    return Growth(on: emptyStage) { keep(try? links.target(for: url)) }
  }

  /// Looks up a link that no pattern matches, and reads the error.
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
