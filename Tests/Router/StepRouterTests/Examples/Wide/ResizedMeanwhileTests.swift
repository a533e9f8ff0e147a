import PortableUIKit
import StepRouter
import Testing

/// A window is resized, or the user escapes, while a navigation is under way.
@MainActor
@Suite("Resizing during a navigation", .onTablet) struct ResizedMeanwhileTests {
  enum Moment: CaseIterable {
    case interceptor, dismissal, push, afterPush
  }

  private func turn(_ stage: Stage, to width: Width) {
    stage.device.user.resize(stage.window, to: width.size)
  }

  @Test(
    "After a resize the destination is in front, and exists only once", arguments: Place.allCases,
    Width.allCases
  )
  func resized(_ place: Place, from width: Width) throws {
    let other = width == .compact ? Width.regular : .compact
    for moment in Moment.allCases {
      for details in Details.allCases {
        let stage = place.stage(with: Mail.split(showing: 1), width: width)
        let held = Held()
        let message = StepAssembly(
          finder: ClassWithContextFinder<MessageViewController, Int>(), factory: MessageFactory()
        )
        .adding(TestGuard<Int>(name: "login", journal: Journal(), answer: .hold(held)))
        .using(.pushToDetails())
        .from(Mail.message(details).adaptingContext(using: Halved()).expectingContainer())
        .assemble()
        var end: Result<NavigationOutcome<MessageViewController>, RoutingError>?
        stage.router.navigate(to: message, with: 14) { end = $0 }
        stage.device.advance(by: .milliseconds(10))
        if moment == .interceptor { turn(stage, to: other) }
        held.answer(.success)
        for _ in 0..<20 where !held.completions.isEmpty { held.answer(.success) }
        switch moment {
        case .interceptor: break
        case .dismissal: stage.device.advance(by: .milliseconds(100))
        case .push: stage.device.advance(by: .milliseconds(450))
        case .afterPush: stage.device.advance(by: .milliseconds(800))
        }
        if moment != .interceptor { turn(stage, to: other) }
        for _ in 0..<20 {
          stage.device.runUntilIdle()
          held.answer(.success)
        }
        let comment: Comment = "\(moment), \(details): \(end as Any)\n\(stage.tree)"
        guard case .success? = end else {
          #expect(Bool(false), comment)
          continue
        }
        #expect(stage.seen.last == "MessageViewController \"Message 14\"", comment)
        #expect(stage.tree.components(separatedBy: "Message 14").count == 2, comment)
        #expect(stage.recorder.misuses == [], comment)
      }
    }
  }

  @Test(
    "A navigation that waits for its interceptor arrives in spite of an escape",
    arguments: Place.allCases)
  func escape(_ place: Place) {
    let stage = place.stage(with: Mail.split(showing: 1), width: .compact)
    let held = Held()
    let message = StepAssembly(
      finder: ClassWithContextFinder<MessageViewController, Int>(), factory: MessageFactory()
    )
    .adding(TestGuard<Int>(name: "login", journal: Journal(), answer: .hold(held)))
    .using(.setColumn(.secondary))
    .from(Mail.inbox.expectingContainer())
    .assemble()
    var ends: [String] = []
    stage.router.navigate(to: message, with: 2) { result in
      ends.append((try? result.get().kind.rawValue) ?? "failed")
    }
    stage.device.user.performEscape()
    stage.device.advance(by: .milliseconds(100))
    for _ in 0..<20 {
      held.answer(.success)
      stage.device.runUntilIdle()
    }
    #expect(ends == ["built"], "\(stage.tree)")
    #expect(stage.seen.last == "MessageViewController \"Message 2\"")
    #expect(stage.recorder.misuses == [])
  }
}

private struct Halved: ContextTransformer {
  func transform(_ number: Int) throws -> Int { number / 2 }
}
