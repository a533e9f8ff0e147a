import ExampleScreens
import PortableUIKit
import StepRouterExplorer
import StepRouterVerify

extension TerminalApp {
  func record(to file: String?) throws(Problem) -> Reply {
    if let file { try session.write(to: file) } else { try session.stopWriting() }
    return Reply()
  }

  /// Returns the meaning of a command for a log. Call it before the command changes the screen.
  func meaning(of command: Command) -> SessionLog.Meaning {
    switch command {
    case .go(let request): return meaning(of: request)
    case .open(let url): return meaning(ofOpening: url)
    case .route(let path): return path.map { .happens("route \($0)") } ?? .nothing
    case .tap(let name): return (try? control(name)).map(meaning(ofTapping:)) ?? .nothing
    case .type(let number, let text): return meaning(ofTyping: text, into: number)
    case .back: return .move(.back)
    case .leave: return .happens("leave")
    case .tab(let number): return title(ofTab: number).map { .move(.tab($0)) } ?? .nothing
    case .dismiss: return .move(.swipeDown)
    case .escape: return .move(.escape)
    case .resize(let shape):
      return WindowShape(of: window ?? UIWindow()) == shape ? .nothing : .move(.resize(shape))
    case .window(let number): return meaning(ofWindow: number)
    case .close: return windowCount > 1 ? .move(.closeWindow) : .unrepeatable
    case .return: return .move(isRunning ? .leaveAndReturn : .relaunch)
    case .relaunch: return .move(.relaunch)
    case .rules(let file): return file == nil ? .nothing : .unrepeatable
    case .shortcut, .notify, .flow, .restore: return .unrepeatable
    case .plan, .destinations, .links, .save, .home, .kill, .windows, .screen, .tree, .visits,
      .trace, .record, .help, .quit:
      return .nothing
    }
  }

  /// Returns the meaning of a request. A screen with a result also needs a caller that waits, so a
  /// plain request can't repeat it.
  private func meaning(of request: Command.Request) -> SessionLog.Meaning {
    let name = [request.destination, request.context].compactMap { $0 }.joined(separator: " ")
    guard let front,
      let destination = front.routes.destinations.first(where: { $0.name == request.destination })
    else { return .nothing }
    let question = try? destination.question(context: request.context, by: front.router)
    return question == nil ? .deed(.request(name)) : .happens("go \(name)")
  }

  /// Returns the meaning of opening a link. A web address arrives as an activity, which a log can't
  /// repeat.
  private func meaning(ofOpening url: String) -> SessionLog.Meaning {
    if url.lowercased().hasPrefix("http") { return .unrepeatable }
    return .deed(.link(url, !isRunning ? .atLaunch : front == nil ? .inBackground : .whileRunning))
  }

  private func meaning(ofTapping control: Control) -> SessionLog.Meaning {
    if case .field = control.kind { return .nothing }
    return .move(.tap(control.title, number: number(of: control) { !$0.isField }))
  }

  /// Returns the meaning of typing. The command replaces a field's text, but a user's typing
  /// doesn't, so a log can't repeat it in a field with text.
  private func meaning(ofTyping text: String, into number: Int) -> SessionLog.Meaning {
    guard let control = try? control("\(number)"), case .field(let field) = control.kind else {
      return .nothing
    }
    guard field.text?.isEmpty ?? true else { return .unrepeatable }
    return .move(
      .type(text, into: control.title, number: self.number(of: control) { $0.isField }))
  }

  private func meaning(ofWindow number: Int) -> SessionLog.Meaning {
    guard let frontNumber else { return .unrepeatable }
    if number > windowCount { return .move(.openWindow) }
    return number == frontNumber ? .nothing : .move(.switchWindow)
  }

  /// Returns the position among similar controls with the same title, from 1.
  private func number(of control: Control, among isAlike: (Control) -> Bool) -> Int {
    guard let window else { return 1 }
    return controls(of: window).count {
      $0.title == control.title && isAlike($0) && $0.number <= control.number
    }
  }
}

extension SessionLog.Meaning {
  fileprivate static func move(_ move: UserMove) -> Self { .deed(.move(move)) }
  fileprivate static func happens(_ line: String) -> Self { .move(.happens(line)) }
}

extension Control {
  fileprivate var isField: Bool { if case .field = kind { true } else { false } }
}
