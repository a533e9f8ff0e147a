import PortableUIKit

extension GeneralStep {
  /// The stack in front, or a new one if there's none: for a screen that you push wherever the user
  /// is.
  ///
  /// ```swift
  /// let settings = StepAssembly(finder: ClassFinder<SettingsViewController, Void>(), factory: ClassFactory())
  ///   .using(.push())
  ///   .from(GeneralStep.visibleStack())
  ///   .assemble()
  /// ```
  ///
  /// The stack in front is a stack that the user sees in the topmost view controller: in the
  /// selected tab, in a sheet, or in a column, with the secondary column first. If there's none,
  /// the router presents a new navigation controller from the topmost view controller.
  public static func visibleStack<Context>(
    fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<UINavigationController, Context> {
    let finder = VisibleStackFinder<Context>()
    return SwitchAssembly<UINavigationController, Context>(fileID: fileID, line: line)
      .addCase(from: finder, fileID: fileID, line: line)
      .assemble(
        default: ChainAssembly.from(
          NavigationControllerStep<UINavigationController, Context>(fileID: fileID, line: line)
        )
        .using(.present(), fileID: fileID, line: line)
        .from(GeneralStep.current(fileID: fileID, line: line)), fileID: fileID, line: line)
  }
}

extension DestinationStep where Screen == UINavigationController {
  /// The stack in front, or a new one if there's none: ``GeneralStep/visibleStack(fileID:line:)``.
  ///
  /// ```swift
  /// .using(.push()).from(.visibleStack)
  /// ```
  public static var visibleStack: Self {
    let chain = ShorthandBase<Context> { location in
      GeneralStep.visibleStack(fileID: location.fileID, line: location.line)
    }
    return Self(
      chain: chain,
      reference: StepReference(screen: TypeName(Screen.self), location: CodeLocation()))
  }
}

/// Finds the stack in front. The columns of a collapsed split view controller are stacks within one
/// stack (UIKit rule 99), and the user sees the innermost.
private struct VisibleStackFinder<Context>: Finder {
  func findViewController(with context: Context) throws -> UINavigationController? {
    let finder = ClassFinder<UINavigationController, Context>(options: .currentVisibleOnly)
    var stack = try finder.findViewController(with: context)
    while let inner = stack?.topViewController as? UINavigationController { stack = inner }
    return stack
  }
}

/// A base in its short form, without a location; the verb that takes the base supplies one.
private final class ShorthandBase<Context>: ChainNode, ChainPart {
  private let base: @MainActor (CodeLocation) -> DestinationStep<UINavigationController, Context>

  init(
    _ base: @escaping @MainActor (CodeLocation) -> DestinationStep<UINavigationController, Context>
  ) {
    self.base = base
  }

  @MainActor
  func located(at location: CodeLocation) -> Chain<Context> { base(location).chain }

  @MainActor
  func walk(
    with context: Context, search: Search, next: inout Chain<Context>
  ) throws(RoutingError) -> Search.Stretch? {
    next = base(CodeLocation()).chain
    return nil
  }

  @MainActor
  func contextOfFirstStep(for context: Context) throws(RoutingError) -> Any {
    try base(CodeLocation()).chain.contextOfFirstStep(for: context)
  }
}

extension ShorthandBase: DescribedPart {
  func describe(in parts: inout [RoutePart]) -> ChainNode? { base(CodeLocation()).chain }
}
