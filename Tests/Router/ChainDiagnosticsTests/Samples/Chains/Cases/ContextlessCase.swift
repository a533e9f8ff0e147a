import PortableUIKit
import StepRouter

// A case of a switch has the context of the switch, or none.
@MainActor private func chain(
  named: DestinationStep<UINavigationController, String>,
  plain: DestinationStep<UINavigationController, Void>
) {
  #if MISTAKE
  _ = SwitchAssembly<UINavigationController, Int>().assemble(default: named)
  // expected-mistake-error@-1 {{cannot convert value of type 'DestinationStep<UINavigationController, String>' to expected argument type 'DestinationStep<UINavigationController, Int>'}}
  // expected-mistake-note@-2 {{arguments to generic parameter 'Context' ('String' and 'Int') are expected to be equal}}
  #else
  _ = SwitchAssembly<UINavigationController, Int>()
    .addCase(when: { $0 > 7 }, from: plain)
    .addCase { id in id == 1 ? plain : nil }
    .addCase(when: true, from: plain)
    .addCase(when: ClassFinder<HomeViewController, Int>(), from: plain)
    .assemble(default: plain)
  _ = SwitchAssembly<UINavigationController, Int>().assemble { plain }
  #endif
}
