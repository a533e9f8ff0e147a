#if !canImport(UIKit)
import PortableUIKit
import StepRouter

/// A screen that is presented over whatever is in front.
@MainActor
func presented<S: UIViewController>(_ make: @escaping @MainActor () -> S) -> DestinationStep<
  S, Void
> {
  StepAssembly(finder: ClassFinder<S, Void>(), factory: InlineFactory { (_: Void) in make() })
    .using(.present())
    .from(.current)
    .assemble()
}

/// A screen that is there from the start.
@MainActor
func standing<S: UIViewController>(_ type: S.Type) -> DestinationStep<S, Void> {
  StepAssembly(finder: ClassFinder<S, Void>(), factory: NilFactory())
    .from(.root)
    .assemble()
}

/// A screen on the stack of one that is there from the start.
@MainActor
func pushed<S: UIViewController, Base: UIViewController>(
  onStackOf base: Base.Type, _ make: @escaping @MainActor () -> S
) -> DestinationStep<S, Void> {
  StepAssembly(finder: ClassFinder<S, Void>(), factory: InlineFactory { (_: Void) in make() })
    .using(.push())
    .from(standing(base).expectingContainer())
    .assemble()
}
#endif
