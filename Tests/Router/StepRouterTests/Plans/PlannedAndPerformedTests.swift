import Testing

@MainActor @Suite("A navigation does what its plan says", .onDevice)
struct PlannedAndPerformedTests {
  @Test(
    "A chain of each kind is performed as planned from every start",
    arguments: PlanRoute.allCases, PlanStart.allCases)
  func asPlanned(route: PlanRoute, start: PlanStart) {
    let result = route.arrive(on: start.stage())
    #expect(["as planned", "failed as it was"].contains(result), "\(result)")
  }
}
