import PortableUIKit
import StepRouter

extension LinkPattern {
  /// Lets a rule push the link's screen, with a chain that has the link's context.
  ///
  /// ```swift
  /// LinkPattern(product, "product", PathParameter<Product.ID>("id"))
  ///   .push(productInStack)
  /// ```
  ///
  /// The map evaluates the chain when a document or a link first needs it.
  public func push<Screen>(
    _ step: @autoclosure @escaping @MainActor () -> DestinationStep<Screen, Context>
  ) -> LinkPattern {
    let way = way(LateDeclaration(step))
    return changingWays { $0.push = way }
  }

  /// Lets a rule present the link's screen modally, with a chain that has the link's context and
  /// presents as the rule says.
  ///
  /// ```swift
  /// LinkPattern(product, "product", PathParameter<Product.ID>("id"))
  ///   .modal { presentation in productScreen.using(.present(presentation)).from(.current) }
  /// ```
  ///
  /// You can also pass a function that takes the presentation: `.modal(productSheet)`.
  public func modal<Screen>(
    _ step: @escaping @MainActor (LinkPresentation) -> DestinationStep<Screen, Context>
  ) -> LinkPattern {
    let hasParameters = !parameters.isEmpty
    return changingWays {
      $0.modal = { presentation in
        LinkWay(LateDeclaration { step(presentation) }, hasParameters: hasParameters)
      }
    }
  }

  /// Lets a rule replace the top screen of a stack with the link's screen, with a chain that has
  /// the link's context.
  ///
  /// ```swift
  /// LinkPattern(product, "product", PathParameter<Product.ID>("id"))
  ///   .replace(productInPlace)     // … .using(.pushReplacingLast()).from(.visibleStack)
  /// ```
  public func replace<Screen>(
    _ step: @autoclosure @escaping @MainActor () -> DestinationStep<Screen, Context>
  ) -> LinkPattern {
    let way = way(LateDeclaration(step))
    return changingWays { $0.replace = way }
  }

  /// Lets a rule carry properties of this type. The map refuses a document whose properties don't
  /// fit it.
  ///
  /// ```swift
  /// nonisolated struct ProductLook: Decodable { var columns: Int }
  ///
  /// LinkPattern(product, "product", PathParameter<Product.ID>("id"))
  ///   .properties(ProductLook.self)
  ///
  /// let look = try links.properties(ProductLook.self, for: url)
  /// ```
  public func properties<Properties: Decodable & Sendable>(
    _ type: Properties.Type
  ) -> LinkPattern {
    changingWays { $0.properties = type }
  }

  private func way<Screen>(
    _ step: LateDeclaration<DestinationStep<Screen, Context>>
  ) -> LinkWay<Context> {
    LinkWay(step, hasParameters: !parameters.isEmpty)
  }

  /// Changes the ways of the pattern and of its other URL forms, which lead to the same screen.
  private func changingWays(_ change: (inout LinkWays<Context>) -> Void) -> LinkPattern {
    var pattern = self
    change(&pattern.ways)
    for index in pattern.others.indices { change(&pattern.others[index].ways) }
    return pattern
  }
}
