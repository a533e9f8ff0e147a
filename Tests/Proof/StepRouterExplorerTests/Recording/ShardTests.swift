import StepRouterExplorer
import Testing

/// Parts of an exploration, as users write them and read of them.
@Suite struct ShardTests {
  @Test("A part is written as its number and the count, and read so")
  func text() throws {
    let shard = try #require(Shard("2/3"))
    #expect(shard == Shard(2, of: 3))
    #expect("\(shard)" == "2/3")
    #expect(Shard("1/1") == Shard.whole)
    #expect("\(Shard.whole)" == "1/1")
  }

  @Test(
    "Anything else is no part",
    arguments: ["", "/", "1", "1/", "/2", "0/2", "3/2", "-1/2", "1/0", "1/2/3", "1 / 2", "a/b"])
  func refused(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test("A message names at most twenty missing parts")
  func missing() {
    let shards = (1...21).compactMap { Shard($0, of: 30) }
    let twenty = (1...20).map { "\($0)/30" }.joined(separator: ", ")
    #expect(
      ExplorationFileError.missingShards(Array(shards.prefix(20))).description
        == "Parts \(twenty) are missing. Record and give all parts.")
    #expect(
      ExplorationFileError.missingShards(shards).description
        == "Parts \(twenty) and others are missing. Record and give all parts.")
  }

  @Test("A complete record can't be gone on with, and says what to do with it")
  func complete() {
    #expect(
      ExplorationFileError.complete(file: "shop.jsonl").description
        == "shop.jsonl is complete: there is nothing to go on with. “merge” makes a report of it.")
  }

  @Test(
    "Numbers have a comma between thousands, and a noun that fits",
    arguments: [
      (0, "0 states"), (1, "1 state"), (12, "12 states"), (999, "999 states"),
      (1_000, "1,000 states"), (12_480, "12,480 states"), (1_234_567, "1,234,567 states"),
      (-1_000, "-1,000 states"),
    ])
  func counts(number: Int, text: String) {
    #expect(number.counted("state") == text)
  }

  @Test("A noun may have a plural of its own")
  func plural() {
    #expect(1.counted("entry", "entries") == "1 entry")
    #expect(2.counted("entry", "entries") == "2 entries")
  }
}
