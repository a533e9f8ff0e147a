import PortableUIKit
import StepRouter

@MainActor func action() -> PresentAction {
  .present(sheet: .detents([.medium()]))  // refused: 'detents'
}
