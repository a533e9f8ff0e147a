extension Duration {
  /// The time as people say it: `48.2 s`, `3 min 20 s`, `2 h 5 min`
  var phrase: String {
    let (seconds, attoseconds) = components
    let tenths = Int(attoseconds / 100_000_000_000_000_000)
    if seconds < 60 { return "\(seconds).\(tenths) s" }
    if seconds < 3_600 { return "\(seconds / 60) min \(seconds % 60) s" }
    return "\(seconds / 3_600) h \(seconds % 3_600 / 60) min"
  }
}
