import Testing

/// Errors are those of the line that the app's author wrote.
@Suite(.serialized) struct MistakeTests {
  static let mistakes: [(file: String, errors: [String])] = [
    ("MissingMember", ["9:25: error: Type 'Target' has no member 'taped'."]),
    (
      "NotExposed",
      [
        "7:46: error: Argument of '#selector' refers to instance method 'tapped(_:)' that is not "
          + "exposed to Objective-C. Add '@objc' to it."
      ]
    ),
    ("Ambiguous", ["7:36: error: Ambiguous use of 'tapped'. Write its argument labels."]),
    ("SetterOfConstant", ["6:36: error: Property 'badge' has no setter."]),
    (
      "HiddenProperty",
      [
        "6:36: error: Argument of '#selector' refers to property 'badge' that is not exposed to "
          + "Objective-C. Add '@objc' to it."
      ]
    ),
    ("KeyPathWithoutMember", ["6:22: error: Type 'Song' has no member 'titel'."]),
    (
      "KeyPathNotExposed",
      [
        "6:22: error: Argument of '#keyPath' refers to non-'@objc' property 'title'. Add '@objc' "
          + "to it."
      ]
    ),
    (
      "ManagedObject",
      [
        "4:3: error: '@NSManaged' needs Core Data, which isn't there on Linux. Put the model "
          + "behind a protocol, and give the tests one that's made of plain objects."
      ]
    ),
    ("UnknownMethodOfUIKit", ["8:80: error: type 'UIView' has no member 'stopEditing'"]),
    ("UnknownMethodOfScreen", ["5:55: error: type 'Screen' has no member 'finish'"]),
    (
      "WrongTypeAfterTable",
      ["11:18: error: cannot assign value of type 'Int' to type 'String'"]
    ),
    (
      "WrongTypeInMovedOverride",
      [
        "10:13: error: cannot assign value of type 'Int' to type 'String'",
        "14:21: error: cannot convert value of type 'Int' to specified type 'String'",
      ]
    ),
    (
      "WrongTypeAfterProtocol",
      ["10:22: error: cannot convert value of type 'String' to expected argument type 'Int'"]
    ),
    (
      "WrongTypeInController",
      ["11:13: error: cannot convert value of type 'Int' to expected argument type 'String'"]
    ),
    ("UnknownName", ["5:13: error: cannot find 'MKMapView' in scope"]),
  ]

  @Test func `a class that a storyboard names and the app lacks is an error of its line`() throws {
    let output = try Translator().compile("Mistakes/MissingClass.storyboard")
    #expect(output.status == 1)
    #expect(
      output.lines == [
        "MissingClass.storyboard:10:23: error: cannot assign value of type 'UILabel?' to type "
          + "'UIButton?'",
        "MissingClass.storyboard:14:136: error: cannot find 'GoneSegue' in scope",
        "MissingClass.storyboard:6:31: error: cannot find 'GoneViewController' in scope",
        "MissingClass.storyboard:9:21: error: cannot find 'GoneView' in scope",
      ])
  }

  @Test(arguments: mistakes)
  func `an error has the line of the original`(_ mistake: (file: String, errors: [String])) throws {
    let output = try Translator().compile("Mistakes/\(mistake.file).swift")
    #expect(output.status == 1)
    #expect(output.lines == mistake.errors.map { "\(mistake.file).swift:\($0)" })
  }
}
