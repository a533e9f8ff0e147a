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
      (
        .multiTap("Photo", times: 2), #".multiTap("Photo", times: 2)"#,
        #"{"kind":"multiTap","name":"Photo","text":"2"}"#
      ),
      (.longPress("Photo"), #".longPress("Photo")"#, #"{"kind":"longPress","name":"Photo"}"#),
      (
        .swipe(.left, on: "Photo"), #".swipe(.left, on: "Photo")"#,
        #"{"kind":"swipe","name":"Photo","text":"left"}"#
      ),
      (
        .pan(.up, on: "Photo", number: 2), #".pan(.up, on: "Photo", number: 2)"#,
        #"{"kind":"pan","name":"Photo","number":2,"text":"up"}"#
      ),
      (
        .slide("Volume", to: .middle), #".slide("Volume", to: .middle)"#,
        #"{"kind":"slide","name":"Volume","text":"middle"}"#
      ),
      (
        .step(.down, "Guests"), #".step(.down, "Guests")"#,
        #"{"kind":"step","name":"Guests","text":"down"}"#
      ),
      (
        .pick("Large", in: "Size"), #".pick("Large", in: "Size")"#,
        #"{"kind":"pick","name":"Size","text":"Large"}"#
      ),
      (
        .pullToRefresh("News"), #".pullToRefresh("News")"#,
        #"{"kind":"pullToRefresh","name":"News"}"#
      ),
      (
        .tapAccessory(of: "Tea"), #".tapAccessory(of: "Tea")"#,
        #"{"kind":"tapAccessory","name":"Tea"}"#
      ),
      (
        .swipeAction("Pin", of: "Tea"), #".swipeAction("Pin", of: "Tea")"#,
        #"{"kind":"swipeAction","name":"Tea","text":"Pin"}"#
      ),
      (.deleteRow("Tea"), #".deleteRow("Tea")"#, #"{"kind":"deleteRow","name":"Tea"}"#),
      (.insertRow("Tea"), #".insertRow("Tea")"#, #"{"kind":"insertRow","name":"Tea"}"#),
      (
        .menuAction("Copy", of: "Tea"), #".menuAction("Copy", of: "Tea")"#,
        #"{"kind":"menuAction","name":"Tea","text":"Copy"}"#
      ),
      (
        .openPreview(of: "Tea"), #".openPreview(of: "Tea")"#,
        #"{"kind":"openPreview","name":"Tea"}"#
      ),
      (
        .longPressBack(to: "Home"), #".longPressBack(to: "Home")"#,
        #"{"kind":"longPressBack","name":"Home"}"#
      ),
      (.cancelBack, ".cancelBack", #"{"kind":"cancelBack"}"#),
      (.cancelSwipeDown, ".cancelSwipeDown", #"{"kind":"cancelSwipeDown"}"#),
      (.press("command-N"), #".press("command-N")"#, #"{"kind":"press","name":"command-N"}"#),
      (.interrupt, ".interrupt", #"{"kind":"interrupt"}"#),
      (
        .quickAction("New"), #".quickAction("New")"#, #"{"kind":"quickAction","name":"New"}"#
      ),
      (
        .notification("sent"), #".notification("sent")"#, #"{"kind":"notification","name":"sent"}"#
      ),
      (.request("bag"), #".request("bag")"#, #"{"kind":"request","name":"bag"}"#),
      (.link("shop:bag"), #".link("shop:bag")"#, #"{"kind":"link","name":"shop:bag"}"#),
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
