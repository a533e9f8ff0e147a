/// What happened, in order.
@MainActor
final class Log {
  var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}
