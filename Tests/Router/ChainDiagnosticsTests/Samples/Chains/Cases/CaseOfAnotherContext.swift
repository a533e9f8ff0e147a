import PortableUIKit
import StepRouter

// Every case of a switch is asked with the same type of context.
@MainActor private func chain(stack: DestinationStep<UINavigationController, String>) {
  _ = SwitchAssembly<UINavigationController, Int>()
    #if MISTAKE
  .addCase(when: { $0 > 7 }, from: stack)
    // expected-mistake-error@-1 {{cannot convert value of type 'DestinationStep<UINavigationController, String>' to expected argument type 'DestinationStep<UINavigationController, Int>'}}
    // expected-mistake-note@-2 {{arguments to generic parameter 'Context' ('String' and 'Int') are expected to be equal}}
    #else
  .addCase(
    when: { $0 > 7 },
    from: stack.adaptingContext(using: InlineContextTransformer { (id: Int) in "\(id)" }))
    #endif
    .assemble()
}
