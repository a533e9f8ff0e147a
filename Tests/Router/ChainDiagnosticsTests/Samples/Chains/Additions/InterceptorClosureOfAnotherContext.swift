import PortableUIKit
import StepRouter

// An interceptor written as a closure is asked with the context of its step, too.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .adding(InlineInterceptor { (id: String, completion) in completion(.success) })
    // expected-mistake-error@-1 {{conformance of '_ChainMistake.InterceptorOfAnotherContext' to '_CorrectChain' is unavailable: the interceptor takes another 'Context' than the step: give both the same type}}
    #else
  .adding(InlineInterceptor { (id: Int, completion) in completion(.success) })
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}
