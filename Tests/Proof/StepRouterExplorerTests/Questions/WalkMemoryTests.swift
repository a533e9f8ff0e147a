import StepRouterExplorer
import Testing

/// Walks share what they may ask: each question once, and each subject twelve times.
@MainActor
@Suite struct WalkMemoryTests {
  private let memory = WalkMemory()

  /// Asks until the subject is used up.
  private func useUp(_ subject: String) {
    for number in 1...12 { #expect(memory.admits("\(subject) \(number)", about: subject)) }
    #expect(!memory.admits("\(subject) 13", about: subject))
  }

  @Test("A question is asked once, and others about its subject twelve times at most")
  func limits() {
    #expect(memory.admits("a receipt", about: "receipts"))
    #expect(!memory.admits("a receipt", about: "bills"))
    useUp("parcels")
    #expect(memory.admits("another receipt", about: "receipts"))
  }

  @Test("A question that is given back returns its share of the subject")
  func givenBack() {
    useUp("parcels")
    memory.forget("parcels 3", about: "parcels")
    #expect(memory.admits("parcels 13", about: "parcels"))
    #expect(!memory.admits("parcels 3", about: "parcels"))
    memory.forget("parcels 13", about: "parcels")
    #expect(memory.admits("parcels 3", about: "parcels"))
  }

  @Test("What nobody has asked, or has given back already, returns nothing")
  func givenBackTwice() {
    useUp("parcels")
    memory.forget("parcels 13", about: "parcels")
    #expect(!memory.admits("parcels 13", about: "parcels"))
    memory.forget("parcels 1", about: "parcels")
    memory.forget("parcels 1", about: "parcels")
    #expect(memory.admits("parcels 13", about: "parcels"))
    #expect(!memory.admits("parcels 14", about: "parcels"))
  }
}
