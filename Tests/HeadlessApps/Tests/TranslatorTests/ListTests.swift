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
        "Frameworks.swift:1:1: warning: The module 'Combine' \(reason)",
        "Frameworks.swift:2:1: warning: The module 'MapKit' \(reason)",
      ])
  }

  @Test func `names, requirements and observations without a translation are listed`() throws {
    let output = try Translator().list(["Lists/Missing.swift", "Lists/main.swift"])
    #expect(output.status == 0)
    #expect(
      output.lines == [
        "Missing.swift:3:19: warning: 'AVPlayerLayer' isn't translated. The headless UIKit draws "
          + "nothing. Show an AVPlayerViewController.",
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

  @Test func `what a storyboard has beyond the headless UIKit is listed by its line`() throws {
    let output = try Translator().list(["Lists/Unknown.storyboard"])
    #expect(output.status == 0)
    #expect(
      output.lines == [
        "Unknown.storyboard:6:1: warning: The attribute 'unheardOf' of a 'viewController' isn't "
          + "translated.",
        "Unknown.storyboard:9:1: warning: A 'mapView' isn't translated, and neither is what's in "
          + "it.",
        "Unknown.storyboard:10:1: warning: The attribute 'sparkle' of a 'label' isn't translated.",
        "Unknown.storyboard:13:1: warning: The event 'shaken' isn't translated.",
        "Unknown.storyboard:14:1: warning: The segue leads to a scene that isn't translated.",
        "Unknown.storyboard:15:1: warning: A segue of kind 'melt' isn't translated.",
        "Unknown.storyboard:20:1: warning: A prototype without a reuse identifier can't be "
          + "dequeued.",
        "Unknown.storyboard:30:1: warning: A 'avPlayerViewController' isn't translated, and "
          + "neither are segues to it.",
      ])
  }

  @Test func `a stub compiles, and what it leaves out is listed`() throws {
    #expect(try Translator().compile("Lists/Camera.swift", asStub: true).lines == [])
    let camera = ["Lists/Camera.swift"]
    let output = try Translator().list(camera, stubbing: camera)
    #expect(output.status == 0)
    #expect(
      output.lines == [
        "Camera.swift:4:35: note: The stub leaves out 'AVCaptureViewController'.",
        "Camera.swift:4:60: note: The stub leaves out 'AVCapturePhotoCaptureDelegate'.",
        "Camera.swift:5:3: note: The stub leaves out 'session'.",
        "Camera.swift:8:7: note: The stub leaves out a statement.",
        "Camera.swift:12:23: note: The stub returns false.",
        "Camera.swift:13:3: note: The stub leaves out 'device'.",
        "Camera.swift:18:5: note: The stub leaves out a statement.",
        "Camera.swift:19:5: note: The stub leaves out a statement.",
        "Camera.swift:21:7: note: The stub leaves out a statement.",
        "Camera.swift:25:12: note: The stub leaves out a statement.",
        "Camera.swift:29:7: note: The stub leaves out a statement.",
        "Camera.swift:33:7: note: The stub leaves out a statement.",
        "Camera.swift:38:7: note: The stub leaves out a statement.",
        "Camera.swift:41:7: note: The stub leaves out a statement.",
        "Camera.swift:44:7: note: The stub leaves out a statement.",
        "Camera.swift:49:36: note: The stub returns nil.",
        "Camera.swift:50:3: note: The stub leaves out 'reach'.",
        "Camera.swift:52:5: note: The stub leaves out a statement.",
        "Camera.swift:53:20: note: The stub returns without a call.",
        "Camera.swift:59:3: note: The stub leaves out a statement.",
        "Camera.swift:64:1: note: The stub leaves out 'Session'.",
      ])
  }

  @Test func `a file that isn't XML is named`() throws {
    let output = try Translator().list(["Lists/Torn.storyboard"])
    #expect(output.status == 2)
    #expect(
      output.lines == [
        "error: Torn.storyboard:4: This isn't XML. Save the file with Interface Builder."
      ])
  }

  @Test func `what a name doesn't reach is listed where the name is made`() throws {
    let output = try Translator().list(["Lists/Unreachable.swift"])
    #expect(output.status == 0)
    let reason =
      "it's static, throws, is 'async', takes a closure, or is under '#if'."
    #expect(
      output.lines == [
        "Unreachable.swift:13:17: warning: A selector doesn't reach 'make': \(reason)",
        "Unreachable.swift:14:17: warning: A selector doesn't reach 'load': \(reason)",
        "Unreachable.swift:15:17: warning: A selector doesn't reach 'reloadWithCompletion:': "
          + reason,
        "Unreachable.swift:16:17: warning: A selector doesn't reach 'extra': \(reason)",
        "Unreachable.swift:19:5: warning: 'addObserver(_:forKeyPath:options:context:)' isn't "
          + "translated. Use 'observe'.",
        "Unreachable.swift:20:24: warning: Nothing tells of changes of 'frame': it's neither a "
          + "'dynamic' property of the app nor one that the headless UIKit tells of.",
      ])
  }
}
