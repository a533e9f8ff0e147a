import Testing

/// What can't be translated is listed by file and line, with a reason.
@Suite(.serialized) struct ListTests {
  @Test func `modules that Linux lacks are listed, apart from those that UIKit covers`() throws {
    let output = try Translator().list(["Lists/Frameworks.swift"])
    #expect(output.status == 0)
    let reason =
      "isn't there on Linux. Declare what the app uses of it in the target's own folder."
    #expect(
      output.lines == [
        "Frameworks.swift:2:1: warning: The module 'MapKit' \(reason)",
        "Frameworks.swift:3:1: warning: The module 'Combine' \(reason)",
      ])
  }

  @Test func `names, requirements and observations without a translation are listed`() throws {
    let output = try Translator().list(["Lists/Missing.swift", "Lists/main.swift"])
    #expect(output.status == 0)
    #expect(
      output.lines == [
        "Missing.swift:3:19: warning: 'UICollectionViewController' isn't translated. The headless "
          + "UIKit has no collection views yet.",
        "Missing.swift:5:5: warning: 'objc_setAssociatedObject' isn't translated. There's no "
          + "Objective-C runtime. Use a stored property.",
        "Missing.swift:10:3: warning: An optional requirement that returns 'Int' isn't translated: "
          + "every class that conforms has to have it.",
        "Missing.swift:11:3: warning: An optional property isn't translated: every class that "
          + "conforms has to have it.",
        "Missing.swift:17:26: warning: 'observe' of a path of several properties isn't translated. "
          + "Observe the last one on the object that has it.",
        "main.swift:3:1: warning: 'UIApplicationMain' isn't called: a test launches the app, see "
          + "'launch'.",
      ])
  }
}
