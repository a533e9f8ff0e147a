// The compiler says something else.
private func count() -> Int {
  #if MISTAKE
  return "1"  // expected-mistake-error {{words that no compiler says}}
  #else
  return 1
  #endif
}
