import PortableUIKit
import StepRouter

extension Growth {
  /// Cancels navigations that wait for their turn, in the order of their requests.
  static func waitingCancelled(_ count: Int) -> Growth {
    let stage = Stage { UINavigationController.stack([PlainViewController()]) }
    let router = stage.router()
    let detail = Steps.pushed
    let waiting = stage.device.perform {
      // The first navigation keeps its turn until its transition ends.
      (0...count).map { _ in router.navigate(to: detail, animated: true, completion: nil) }
    }
    return Growth(on: stage) {
      for navigation in waiting.dropFirst() { navigation.cancel() }
      stage.settle()
    }
  }
}
