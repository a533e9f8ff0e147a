import PortableUIKit
import StepRouter

// A task whose types are inferred is written at its step, not behind the chain so far.
@MainActor private func chain() {
  _ = StepAssembly(finder: NilFinder<NoteViewController, Int>(), factory: ClassFactory())
    #if MISTAKE
  .using(.push())
  .from(NavigationControllerStep())
  .adding(ContextSettingTask())
    // expected-mistake-error@-1 {{'adding' is unavailable: an interceptor or task belongs to a step: write it before the screen's '.using(…)', or at the host, '.from(host.adding(…))'}}
    #else
  .adding(ContextSettingTask())
  .using(.push())
  .from(NavigationControllerStep())
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

private final class NoteViewController: UIViewController, ContextAccepting {
  func setup(with number: Int) {}
}
