import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// Hotels and rooms in the stacks of two tabs: “show the hotel” stays within the tab where the user
/// asks.
@MainActor
@Suite(.onDevice) struct WithinOneTabTests {
  private final class HotelViewController: UIViewController {}
  private final class RoomViewController: UIViewController {}

  private func hotel(
    in stack: UINavigationController
  ) -> DestinationStep<HotelViewController, Void> {
    StepAssembly(
      finder: ClassFinder<HotelViewController, Void>(
        options: .currentAllStack, startingPoint: .custom(stack)),
      factory: ClassFactory()
    )
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: InstanceFinder<UINavigationController, Void>(stack)))
    .assemble()
  }

  @Test("A stack pops to the hotel below the room", arguments: [true, false])
  func hotelBelow(animated: Bool) {
    let first = stack(HotelViewController().titled("A"), RoomViewController().titled("A1"))
    let second = stack(HotelViewController().titled("B"), RoomViewController().titled("B1"))
    let stage = Stage(root: tabs(first, second, selected: 1))
    #expect(stage.arrive(at: hotel(in: second), with: (), animated: animated) == "revealed")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          UINavigationController
            HotelViewController "A"
            RoomViewController "A1"
          UINavigationController [selected] [visible]
            HotelViewController "B" [visible]
        """)
  }

  @Test("A hotel is pushed even if the other tab has one", arguments: [true, false])
  func hotelInOtherTab(animated: Bool) {
    let first = stack(HotelViewController().titled("A"))
    let second = stack(RoomViewController().titled("B1"))
    let stage = Stage(root: tabs(first, second, selected: 1))
    #expect(stage.arrive(at: hotel(in: second), with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          UINavigationController
            HotelViewController "A"
          UINavigationController [selected] [visible]
            RoomViewController "B1"
            HotelViewController [visible]
        """)
  }
}
