import PortableUIKit
import StepRouterExplorer
import Testing

/// The source and the JSON of moves and interleavings.
@Suite struct MoveTests {
  @Test(
    "A move can be written as source and as JSON, and read back",
    arguments: [
      (.turnPage(.forward), ".turnPage(.forward)", #"{"kind":"turnPage","name":"forward"}"#),
      (
        .turnPage(.back, number: 2), ".turnPage(.back, number: 2)",
        #"{"kind":"turnPage","name":"back","number":2}"#
      ),
      (
        .dragSheet(to: "half"), #".dragSheet(to: "half")"#, #"{"kind":"dragSheet","name":"half"}"#
      ),
      (.escape, ".escape", #"{"kind":"escape"}"#),
      (.openWindow, ".openWindow", #"{"kind":"openWindow"}"#),
      (.closeWindow, ".closeWindow", #"{"kind":"closeWindow"}"#),
      (.switchWindow, ".switchWindow", #"{"kind":"switchWindow"}"#),
      (.leaveAndReturn, ".leaveAndReturn", #"{"kind":"leaveAndReturn"}"#),
      (.relaunch, ".relaunch", #"{"kind":"relaunch"}"#),
      (.resize(.compact), ".resize(.compact)", #"{"kind":"resize","name":"compact"}"#),
      (.resize(.regular), ".resize(.regular)", #"{"kind":"resize","name":"regular"}"#),
    ] as [(UserMove, String, String)])
  func moves(move: UserMove, source: String, json: String) throws {
    #expect(move.description == source)
    #expect(try encoded(move) == json)
    #expect(try JSONDecoder().decode(UserMove.self, from: Data(json.utf8)) == move)
  }

  @Test(
    "An interleaving can be written as source and as JSON, and read back",
    arguments: [
      (.resize, ".resize", #"{"kind":"resize"}"#),
      (.otherWindow, ".otherWindow", #"{"kind":"otherWindow"}"#),
      (
        .resizedRequest("bag"), #".resizedRequest("bag")"#,
        #"{"destination":"bag","kind":"resizedRequest"}"#
      ),
      (
        .movement(.pageTurn, by: .turnPage(.back)), ".movement(.pageTurn, by: .turnPage(.back))",
        #"{"kind":"pageTurn","move":{"kind":"turnPage","name":"back"}}"#
      ),
    ] as [(Interleaving, String, String)])
  func interleavings(interleaving: Interleaving, source: String, json: String) throws {
    #expect(interleaving.description == source)
    #expect(try encoded(interleaving) == json)
    #expect(try JSONDecoder().decode(Interleaving.self, from: Data(json.utf8)) == interleaving)
  }

  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
