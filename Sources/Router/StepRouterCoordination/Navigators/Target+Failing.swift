import PortableUIKit
import StepRouter

extension Target {
  /// Creates a target whose navigation fails with the error of a navigator that couldn't return a
  /// target.
  init(failing error: any Error, of navigator: TypeName, askedFrom location: CodeLocation) {
    let reference = StepReference(screen: TypeName(UIViewController.self), location: location)
    let participant = RoutingParticipant(role: .navigator, type: navigator, step: reference)
    self.init(reference, failing: .preparationFailed(participant, underlying: error))
  }
}
