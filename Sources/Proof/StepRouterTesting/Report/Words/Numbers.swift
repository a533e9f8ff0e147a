extension Int {
  /// The number with a comma between thousands: `12,480`
  var grouped: String {
    let digits = String(magnitude)
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return (self < 0 ? "-" : "") + grouped
  }

  /// Returns the number with its noun: `1 state`, `12 states`
  func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(grouped) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}

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
