import StepRouterExplorer

extension Exploration.Finding {
  /// The failed attempt, in words.
  var title: String {
    if let culprit { return culprit }
    let trial = trial
    if let move = trial.move { return move.phrase }
    if let link = trial.link {
      return "Open \(link)\(trial.arrival.map { " \($0.phrase)" } ?? "")"
    }
    if let closing = trial.closing { return closing.title }
    guard let destination = trial.destination else { return "Start the app" }
    if let followUp = trial.followUp { return "Wait for “\(destination)”, \(followUp.phrase)" }
    return "Go to “\(destination)”\(trial.interleaving.map { " \($0.phrase)" } ?? "")"
  }

  /// A key that identifies the fault in another exploration, no matter how many moves lead to it
  /// there.
  var identity: String {
    let kind = trial.problems.first?.kind.rawValue ?? ""
    return "\(kind): \(title)"
  }
}

extension ExploredClosing {
  fileprivate var title: String {
    switch self {
    case .front: "Close the screen in front"
    case .back: "Go back by the router"
    case .behind: "Close a screen on another tab"
    }
  }
}

extension Interleaving {
  fileprivate var phrase: String {
    let other = destination.map { "“\($0)”" } ?? "something else"
    let phrase =
      switch kind {
      case .push: "while a push is under way"
      case .pop: "while a pop is under way"
      case .presentation: "while a sheet appears"
      case .dismissal: "while a sheet goes"
      case .pageTurn: "while a page is turned"
      case .interactivePop: "while the user swipes back"
      case .cancelledPop: "while the user swipes back and lets go"
      case .secondRequest: "and at once to \(other)"
      case .furtherRequests: "and at once to \(other), then to “\(further ?? "")”"
      case .alert: "while an alert appears"
      case .resize: "while the window is resized"
      case .resizedRequest: "and at once to \(other), while the window is resized"
      case .hinge: "while the phone begins to fold"
      case .folding: "while the phone folds"
      case .fold: "and the phone folds meanwhile"
      case .tabSwitch: "while the user selects a tab"
      case .columnShow: "while a column comes or goes"
      case .otherWindow: "while the user is in another window"
      }
    return phrase + (description.hasSuffix(".folded") ? ", and the phone folds" : "")
  }
}

extension FollowUp {
  fileprivate var phrase: String {
    let move = move.map { $0.phrase } ?? ""
    return switch kind {
    case .move: "then: \(move)"
    case .answer: "then answer: \(move)"
    case .answerUnder: "answer (\(move)), and at once go to “\(destination ?? "")”"
    case .asking: "then go to “\(destination ?? "")”"
    case .awaitingToo: "wait for “\(other ?? "")” too, then go to “\(destination ?? "")”"
    case .close: "then have the router close it"
    case .back: "then have the router go back"
    case .cancel: "then stop waiting"
    }
  }
}
