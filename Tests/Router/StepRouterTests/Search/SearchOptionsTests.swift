import StepRouter
import Testing

@Suite struct SearchOptionsTests {
  @Test(
    "Named options stand for sets of options",
    arguments: [
      (.currentAllStack, [.current, .contained]),
      (.currentVisibleOnly, [.current, .visible]),
      (.allVisible, [.current, .visible, .presented, .presenting]),
      (.fullStack, [.current, .contained, .presented, .presenting]),
      (.currentAndUp, [.current, .contained, .presented]),
      (.currentAndDown, [.current, .contained, .presenting]),
    ] as [(SearchOptions, SearchOptions)])
  func names(name: SearchOptions, set: SearchOptions) {
    #expect(name == set)
  }

  @Test(
    "Options describe themselves in words",
    arguments: [
      ([], ""),
      (.current, "current"),
      ([.parent, .visible, .current], "current, visible, parent"),
      (.fullStack, "current, contained, presented, presenting"),
    ] as [(SearchOptions, String)])
  func description(options: SearchOptions, words: String) {
    #expect("\(options)" == words)
  }
}
