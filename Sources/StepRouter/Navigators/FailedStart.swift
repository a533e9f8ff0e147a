import PortableUIKit

/// A base that is never there: why nobody could say where to go, as a navigation's failure, so that
/// whoever observes the router hears of it.
struct FailedStart: StartStep {
  let reference: StepReference
  let error: RoutingError

  func find(with context: Void, in window: UIWindow?) throws(RoutingError) -> UIViewController {
    throw error
  }
}

extension Target {
  init(failing error: any Error, of navigator: TypeName, askedFrom place: CodePlace) {
    let reference = StepReference(screen: TypeName(UIViewController.self), place: place)
    let participant = RoutingParticipant(role: .navigator, type: navigator, step: reference)
    let start = FailedStart(
      reference: reference, error: .preparationFailed(participant, underlying: error))
    self.init(DestinationStep<UIViewController, Void>(start: start), context: ())
  }
}
