import StepRouter

/// Writes a route as lines of text.
struct RouteText {
  private var lines: [String] = []
  private var indentation = 0

  /// Returns the route's paragraph.
  static func lines(of route: CataloguedRoute, links: [CataloguedLink]) -> [String] {
    var text = RouteText()
    text.add("route \(route.name.onOneLine)")
    text.indented {
      $0.add(
        "takes \(route.chain.context == Void.self ? "nothing" : shortName(route.chain.context))")
      $0.add(route.chain.parts)
      for link in links { $0.add("link \(link.pattern.onOneLine)") }
    }
    return text.lines
  }

  private mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: indentation) + line)
  }

  private mutating func indented(_ write: (inout RouteText) -> Void) {
    indentation += 1
    write(&self)
    indentation -= 1
  }

  private mutating func add(_ parts: [RoutePart]) {
    for part in parts {
      switch part {
      case .step(let step): add(step)
      case .conversion(let conversion): add(conversion.words)
      case .choice(let choice): add(choice)
      case .base(let base): add("base \(base.kind.words)")
      }
    }
  }

  private mutating func add(_ step: StepDescription) {
    add("step \(step.reference.screen)")
    indented { text in
      if let conversion = step.conversion { text.add(conversion.words) }
      text.add("find \(step.finder?.words(with: step.context) ?? "never")")
      text.add("build \(step.factory?.words(without: [step.screen, step.context]) ?? "never")")
      if let factory = step.factory { text.add(factory.embedded, in: step.context) }
      for interceptor in step.interceptors { text.add("ask \(step.name(of: interceptor.type))") }
      for task in step.contextTasks { text.add("task \(step.name(of: task))") }
      for task in step.leaveTasks { text.add("on leave \(step.name(of: task))") }
      for task in step.postTasks { text.add("afterwards \(step.name(of: task))") }
      if let action = step.action { text.add("use \(action.words)") }
    }
  }

  private mutating func add(_ embedded: [EmbeddedDescription], in context: any Any.Type) {
    indented { text in
      for child in embedded {
        let factory = child.factory.words(without: [child.screen, context])
        text.add("with \(TypeName(child.screen)) by \(factory), \(child.action)")
        text.add(child.factory.embedded, in: context)
      }
    }
  }

  private mutating func add(_ choice: ChoiceDescription) {
    add("switch \(choice.reference.screen)")
    indented { text in
      for candidate in choice.cases {
        text.add(candidate.words)
        guard case .chain(let parts) = candidate.branch else { continue }
        text.indented { $0.add(parts) }
      }
    }
  }
}
