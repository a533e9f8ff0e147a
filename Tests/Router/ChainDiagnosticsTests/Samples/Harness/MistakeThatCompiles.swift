// Nothing is wrong here, so the harness must miss the message.
private func count() -> Int {
  #if MISTAKE
  // The pinned message never comes.
  let count: Int = 1
  return count  // expected-mistake-error {{cannot convert value}}
  #else
  return 1
  #endif
}
