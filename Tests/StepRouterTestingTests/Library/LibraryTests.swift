#if !canImport(UIKit)
import StepRouterTesting
import Testing

@MainActor
@Suite struct LibraryTests {
  @Test("Nothing is wrong")
  func faultless() async {
    let start = ContinuousClock.now
    let exploration = await Library.explorer().run(depth: 3, states: 30)
    print(exploration, ContinuousClock.now - start)
    #expect(exploration.findings == [])
  }

  @Test("x", arguments: LibraryFault.allCases)
  func found(_ fault: LibraryFault) async throws {
    let start = ContinuousClock.now
    let exploration = await Library.explorer(fault).run(depth: 3, states: 20)
    print("=====", fault, ContinuousClock.now - start)
    for finding in exploration.findings.prefix(4) { print(finding) }
  }
}
#endif
