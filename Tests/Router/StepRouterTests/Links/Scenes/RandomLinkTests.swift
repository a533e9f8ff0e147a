import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// Links that arrive in every phase of an app whose windows come and go, and restore the user's
/// place.
@MainActor @Suite("Links at random", .onTablet)
struct RandomLinkTests {
  @Test(
    "Each link is opened at most once, in the right window, in order, and none is lost",
    .exhaustive,
    arguments: UInt64(1)...4)
  func inOrder(seed: UInt64) {
    let storm = LinkStorm(seed: seed)
    run(storm, seed)
    #expect(storm.model.ends > 200, "seed \(seed)")
    #expect(storm.model.overtaken == 0)
  }

  @Test(
    "Of the links held for one window only the newest is opened",
    arguments: (UInt64(1)...4).sampled)
  func newest(seed: UInt64) {
    let storm = LinkStorm(seed: seed, .newest)
    run(storm, seed)
    #expect(storm.model.ends > 200, "seed \(seed)")
    #expect(storm.model.overtaken > 50, "seed \(seed)")
  }

  /// `make soak`: one storm of each kind for every five thousand navigations, from other seeds.
  @Test("Links keep these rules in many more storms", .enabled(if: soakCount > 0))
  func soak() {
    for seed in 1_000..<1_000 + UInt64(Self.soakCount / 5_000) {
      inOrder(seed: seed)
      newest(seed: seed)
    }
  }

  nonisolated private static let soakCount =
    ProcessInfo.processInfo.environment["SOAK"].flatMap { Int($0) } ?? 0

  private func run(_ storm: LinkStorm, _ seed: UInt64) {
    for _ in 1...1_300 {
      storm.step()
      if !storm.model.violations.isEmpty { break }
    }
    storm.finish()
    let recent = storm.moves.suffix(40).joined(separator: "\n")
    #expect(storm.model.violations == [], "seed \(seed), after\n\(recent)")
    #expect(storm.model.restorations > 5, "seed \(seed)")
    #expect(storm.model.ownWindows > 2, "seed \(seed)")
  }
}
