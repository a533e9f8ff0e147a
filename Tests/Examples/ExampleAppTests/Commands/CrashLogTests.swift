import Foundation
import StepRouterVerify
import Testing

/// Which of a worker's errors are passed on.
@Suite struct CrashLogTests {
  private func passedOn(_ pieces: [String], by log: CrashLog) -> String {
    let lines = pieces.map { String(decoding: log.add(Data($0.utf8)), as: UTF8.self) }
    return lines.joined() + String(decoding: log.end(), as: UTF8.self)
  }

  @Test("Lines are passed on, wherever the chunks divide them")
  func lines() {
    let log = CrashLog()
    #expect(passedOn(["on", "e\ntwo\nth", "ree"], by: log) == "one\ntwo\nthree")
    #expect(log.message == nil)
  }

  @Test("Nothing from Swift's message on is passed on, and the message is kept")
  func crash() {
    let log = CrashLog()
    let text = "app\nShop/Bag.swift:12: Fatal error: No bag\n\nThread 0 crashed:\n0 0x12 in f\n"
    #expect(passedOn([text], by: log) == "app\n")
    #expect(log.message == "Shop/Bag.swift:12: Fatal error: No bag")
  }

  @Test("A backtrace without a message isn't passed on either")
  func signal() {
    let log = CrashLog()
    #expect(passedOn(["*** Signal 11: Backtracing from 0x1...\n0 f\n"], by: log) == "")
    #expect(log.message == nil)
  }

  @Test("A message that no line break ends is kept, too, and not passed on")
  func cutOff() {
    let log = CrashLog()
    let pieces = ["app\nShop/Bag.swift:12: Fatal", " error: No bag"]
    #expect(passedOn(pieces, by: log) == "app\n")
    #expect(log.message == "Shop/Bag.swift:12: Fatal error: No bag")
    #expect(passedOn(["more\n"], by: log) == "")
  }

  @Test("What the system says about a crash in the middle of a line begins a backtrace, too")
  func middle() {
    let log = CrashLog()
    let text = "app\n💣 Program crashed: Bad pointer at 0x0\n0 f\n1 g"
    #expect(passedOn([text], by: log) == "app\n")
    #expect(log.message == nil)
  }

  @Test("A long message is cut, and control characters are replaced")
  func longMessage() {
    let log = CrashLog()
    let text = "Fatal error: \u{1B}[31m" + String(repeating: "x", count: 400)
    #expect(passedOn([text + "\n"], by: log) == "")
    #expect(
      log.message == "Fatal error: \u{FFFD}[31m" + String(repeating: "x", count: 282) + "…")
  }
}
