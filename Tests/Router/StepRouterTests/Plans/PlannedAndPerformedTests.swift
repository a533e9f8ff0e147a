import Testing

@MainActor @Suite("What is performed is what was planned just before", .onDevice)
struct PlannedAndPerformedTests {
  @Test("From every start", arguments: PlanRoute.allCases, PlanStart.allCases)
  func asPlanned(route: PlanRoute, start: PlanStart) {
    let result = route.arrive(on: start.stage())
    #expect(["as planned", "failed as it was"].contains(result), "\(result)")
  }
}
