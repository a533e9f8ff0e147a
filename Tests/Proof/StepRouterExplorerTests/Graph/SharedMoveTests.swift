import PortableUIKit
import StepRouterExplorer
import Testing

/// Moves that share their contents.
@Suite struct SharedMoveTests {
  @Test("A move is the same after it was written and read, and keeps its spelling")
  func coding() throws {
    let moves: [UserMove] = [
      .tap("Tea"), .tap("Tea"), .type("x", into: "Name"), .back, .tap("e\u{301}"), .tap("\u{e9}"),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(moves)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"[{"kind":"tap","name":"Tea"},{"kind":"tap","name":"Tea"},"#
        + #"{"kind":"type","name":"Name","text":"x"},{"kind":"back"},"#
        + "{\"kind\":\"tap\",\"name\":\"e\u{301}\"},{\"kind\":\"tap\",\"name\":\"\u{e9}\"}]")
    let read = try JSONDecoder().decode([UserMove].self, from: data)
    #expect(read == moves)
    #expect(Set(read).count == 5)
    #expect(read.map { Array(($0.name ?? "").utf8) } == moves.map { Array(($0.name ?? "").utf8) })
    #expect(MemoryLayout<UserMove>.size == MemoryLayout<Int>.size)
  }
}
