import PortableUIKit
import StepRouterExplorer
import StepRouterVerify

extension Command {
  /// Parses a line. Throws a problem that explains what's wrong with it.
  package init(_ line: String) throws(Problem) {
    try Self.check(line)
    let (name, rest) = Self.firstWord(of: line)
    switch name {
    case "go": self = .go(try Self.request(rest, for: name))
    case "plan": self = .plan(try Self.request(rest, for: name))
    case "open": self = .open(try Self.argument(rest, for: name))
    case "shortcut": self = .shortcut(try Self.argument(rest, for: name))
    case "notify": self = .notify(try Self.argument(rest, for: name))
    case "route": self = .route(rest.isEmpty ? nil : rest)
    case "save": self = .save(file: try Self.argument(rest, for: name))
    case "restore": self = .restore(file: try Self.argument(rest, for: name))
    case "tap": self = .tap(try Self.argument(rest, for: name))
    case "type": self = try Self.typing(rest)
    case "rules": self = .rules(file: rest.isEmpty ? nil : rest)
    case "flow": self = .flow(file: rest.isEmpty ? nil : rest)
    case "tab": self = .tab(try Self.number(rest, for: name))
    case "resize": self = .resize(try Self.shape(rest, for: name))
    case "window": self = .window(try Self.number(rest, for: name))
    case "trace": self = .trace(try Self.flag(rest, for: name))
    case "record":
      let file = try Self.argument(rest, for: name)
      self = .record(file: file == "off" ? nil : file)
    default: self = try Self.plain(name, rest)
    }
  }

  private static func check(_ line: String) throws(Problem) {
    guard line.utf8.count <= longest else {
      throw Problem("This line is too long: at most \(longest) bytes are read.")
    }
    for scalar in line.unicodeScalars where scalar.isControl && scalar != "\t" {
      let code = String(scalar.value, radix: 16, uppercase: true)
      throw Problem("This line has a control character in it, number \(code) (hexadecimal).")
    }
  }

  private static func plain(_ name: String, _ rest: String) throws(Problem) -> Command {
    let command: Command
    switch name {
    case "destinations": command = .destinations
    case "links": command = .links
    case "back": command = .back
    case "leave": command = .leave
    case "dismiss": command = .dismiss
    case "escape": command = .escape
    case "windows": command = .windows
    case "close": command = .close
    case "home": command = .home
    case "return": command = .return
    case "kill": command = .kill
    case "relaunch": command = .relaunch
    case "screen": command = .screen
    case "tree": command = .tree
    case "visits": command = .visits
    case "help": command = .help
    case "quit": command = .quit
    default: throw unknown(name)
    }
    guard rest.isEmpty else {
      throw Problem("“\(name)” takes nothing more, but was given \(rest.quoted): write “\(name)”.")
    }
    return command
  }

  private static func unknown(_ name: String) -> Problem {
    let names = CommandForm.all.map(\.name)
    let proposal =
      Spelling.question(about: name, among: names)
      ?? "there are \(names.joined(separator: ", "))."
    return Problem("There is no command \(name.quoted); \(proposal)")
  }

  private static func request(_ rest: String, for name: String) throws(Problem) -> Request {
    let (destination, context) = firstWord(of: try argument(rest, for: name))
    return Request(destination: destination, context: context.isEmpty ? nil : context)
  }

  private static func typing(_ rest: String) throws(Problem) -> Command {
    let (number, text) = firstWord(of: rest)
    let field = try self.number(number, for: "type")
    guard !text.isEmpty else { throw incomplete("type") }
    return .type(field: field, text: text)
  }

  private static func number(_ text: String, for name: String) throws(Problem) -> Int {
    let argument = try argument(text, for: name)
    guard let number = Int(argument) else {
      throw Problem("“\(name)” takes a whole number, but was given \(argument.quoted).")
    }
    return number
  }

  private static func flag(_ text: String, for name: String) throws(Problem) -> Bool {
    switch try argument(text, for: name) {
    case "on": return true
    case "off": return false
    default: throw Problem("“\(name)” takes “on” or “off”, but was given \(text.quoted).")
    }
  }

  private static func shape(_ text: String, for name: String) throws(Problem) -> WindowShape {
    if let shape = WindowShape(rawValue: try argument(text, for: name)) { return shape }
    throw Problem(
      "“\(name)” takes “compact” or “regular”, but was given \(text.quoted).")
  }

  private static func argument(_ rest: String, for name: String) throws(Problem) -> String {
    guard !rest.isEmpty else { throw incomplete(name) }
    return rest
  }

  private static func incomplete(_ name: String) -> Problem {
    let usage = CommandForm.all.first { $0.name == name }?.usage ?? name
    return Problem("“\(name)” is incomplete: write “\(usage)”.")
  }

  private static func firstWord(of line: String) -> (word: String, rest: String) {
    let parts = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let rest = parts.dropFirst().first ?? ""
    return (parts.first ?? "", rest.trimmingCharacters(in: .whitespaces))
  }
}
