/// What may go wrong at one link of a chain.
enum SlipKind: String, CaseIterable, Sendable {
  case misspelledAction, wrongLabel, unknownLabel, wrongArgument, noAction, wrongAction
  case missingAction, misspelledUsing
  case wrongContainer, wrongContext, misspelledHost, misspelledFrom, viewControllerAsHost
  case missingHost
  case misspelledBase, baseOfAnotherContext, missingBase

  /// The links at which it may happen.
  var part: ChainLink.Part {
    switch self {
    case .misspelledAction, .wrongLabel, .unknownLabel, .wrongArgument, .noAction, .wrongAction,
      .missingAction, .misspelledUsing:
      .action
    case .wrongContainer, .wrongContext, .misspelledHost, .misspelledFrom, .viewControllerAsHost,
      .missingHost:
      .host
    case .misspelledBase, .baseOfAnotherContext, .missingBase: .base
    }
  }

  /// What stands in place of the link.
  var text: String {
    switch self {
    case .misspelledAction: ".using(.pusch())"
    case .wrongLabel: ".using(.present(style: .fullScreen))"
    case .unknownLabel: ".using(.present(wrong: 1))"
    case .wrongArgument: ".using(.present(presentationStyle: \"full\"))"
    case .noAction: ".using(42)"
    case .wrongAction: ".using(.addTab())"
    case .misspelledUsing: ".usin(.push())"
    case .wrongContainer: ".from(TabBarControllerStep())"
    case .wrongContext: ".from(NavigationControllerStep<UINavigationController, String>())"
    case .misspelledHost: ".from(NavigationControlerStep())"
    case .misspelledFrom: ".form(NavigationControllerStep())"
    case .viewControllerAsHost: ".from(UINavigationController())"
    case .misspelledBase: ".from(.curent)"
    case .baseOfAnotherContext: ".from(another)"
    case .missingAction, .missingHost, .missingBase: ""
    }
  }

  /// A part of the compiler's message.
  var message: String {
    switch self {
    case .misspelledAction: "has no member 'pusch'"
    case .wrongLabel: "the style has the label 'presentationStyle:'"
    case .unknownLabel: "extra argument 'wrong' in call"
    case .wrongArgument: "cannot convert value of type 'String' to expected argument type"
    case .noAction: "requires that 'Int' conform to 'Action'"
    case .wrongAction: "the action does not work on this"
    case .missingAction: "the step before this has no action"
    case .misspelledUsing: "has no member 'usin'"
    case .wrongContainer: "the action does not work on this host"
    case .wrongContext: "requires the types 'Int' and 'String' be equivalent"
    case .misspelledHost: "cannot find 'NavigationControlerStep' in scope"
    case .misspelledFrom: "has no member 'form'"
    case .viewControllerAsHost: "a base is a step, not a view controller"
    case .missingHost: "the action before this has no host"
    case .misspelledBase: "has no member 'curent'"
    case .baseOfAnotherContext: "the base takes another 'Context' than this chain"
    case .missingBase: "the chain has no base yet"
    }
  }
}
