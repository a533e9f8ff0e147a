import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// Links that arrive in every phase of an app whose windows come and go.
@MainActor @Suite("Links at random", .onTablet)
struct RandomLinkTests {
  @Test(
    "Each link is opened at most once, in the right window, in order, and none is lost",
    arguments: UInt64(1)...20)
  func storm(seed: UInt64) {
    let storm = LinkStorm(seed: seed)
    for _ in 1...1_300 {
      storm.step()
      if !storm.model.violations.isEmpty { break }
    }
    storm.finish()
    let recent = storm.moves.suffix(40).joined(separator: "\n")
    #expect(storm.model.violations == [], "seed \(seed), after\n\(recent)")
    #expect(storm.model.ends > 200, "seed \(seed)")
  }
}
