// The twin does not compile either.
private func count() {
  #if MISTAKE
  let count: Int = "1"  // expected-mistake-error {{cannot convert value of type 'String'}}
  #else
  let count: Int = String(1)
  #endif
  _ = count
}
