#if !canImport(UIKit)
import MuseumExhibits
import Testing

/// What users of other routers asked for holds here.
@MainActor
@Suite("Hall B")
struct HallBTests {
  @Test("Every question begins and ends as it says", arguments: await Museum.hallB)
  func holds(_ question: Question) async {
    let (start, end) = await question.answer()
    #expect(start == question.start)
    #expect(end == question.end)
  }

  @Test("Each question has a number of its own")
  func numbers() {
    #expect(Museum.hallB.count >= 40)
    #expect(Set(Museum.hallB.map(\.number)).count == Museum.hallB.count)
  }
}
#endif
