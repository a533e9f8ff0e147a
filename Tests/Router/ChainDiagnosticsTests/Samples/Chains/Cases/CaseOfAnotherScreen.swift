import PortableUIKit
import StepRouter

// Every case of a switch gives the same class of view controller.
@MainActor private func chain() {
  _ = SwitchAssembly<UINavigationController, Int>()
    #if MISTAKE
  .addCase(from: ClassFinder<UITabBarController, Int>())
    // expected-mistake-error@-1 {{instance method 'addCase(from:fileID:line:)' requires the types 'UINavigationController' and 'UITabBarController' be equivalent}}
    #else
  .addCase(from: ClassFinder<UINavigationController, Int>())
    #endif
    .assemble()
}
