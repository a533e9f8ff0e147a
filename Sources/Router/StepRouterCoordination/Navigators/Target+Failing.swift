import PortableUIKit
import StepRouter

extension Target {
  /// Why a navigator could not say where to go, as a navigation's failure.
  init(failing error: any Error, of navigator: TypeName, askedFrom location: CodeLocation) {
    let reference = StepReference(screen: TypeName(UIViewController.self), location: location)
    let participant = RoutingParticipant(role: .navigator, type: navigator, step: reference)
    self.init(reference, failing: .preparationFailed(participant, underlying: error))
  }
}
