import PortableUIKit
import StepRouter

// A finished chain takes no task whose types are inferred.
@MainActor private func chain() {
  _ = StepAssembly(finder: NilFinder<NoteViewController, Int>(), factory: ClassFactory())
    #if MISTAKE
  .using(.present())
  .from(.current)
  .adding(ContextSettingTask())
    // expected-mistake-error@-1 {{'adding' is unavailable: an interceptor or task belongs to a step: write it before the screen's '.using(…)', or at the host, '.from(host.adding(…))'}}
    #else
  .adding(ContextSettingTask())
  .using(.present())
  .from(.current)
    #endif
    .assemble()
}

private final class NoteViewController: UIViewController, ContextAccepting {
  func setup(with number: Int) {}
}
