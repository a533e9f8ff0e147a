#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("Arrangements: layout", .simulated(on: .duo), .standInOnly)
struct ArrangementLayoutTests {
  private let stage = ArrangementStage()
  private var user: HeadlessUser { HeadlessDevice.current.user }

  private enum Pose: CaseIterable {
    case closed, closedAcross, open, openUpright, half, halfUpright
  }

  /// Takes the phone through all poses, and returns what the arrangement makes of each.
  private func layouts() async -> [String] {
    var layouts: [String] = []
    for pose in Pose.allCases {
      switch pose {
      case .closed: break
      case .closedAcross, .openUpright, .halfUpright: user.rotate()
      case .open:
        user.rotate()
        user.unfold()
      case .half:
        user.rotate()
        user.halfFold()
      }
      await stage.settle()
      layouts.append("\(pose): \(stage.layout)")
    }
    return layouts
  }

  @Test("Rule 206: a split arrangement halves the longer side, and the fold halves it where it is")
  func rule206() async {
    await stage.show()
    #expect(
      await layouts() == [
        "closed: A 0 0 466x339 vertical, B 0 339 466x339 vertical",
        "closedAcross: A 0 0 678x466, B hidden",
        "open: A 0 0 475.5x669 horizontal, B 475.5 0 475.5x669 horizontal",
        "openUpright: A 0 0 669x475.5 vertical, B 0 475.5 669x475.5 vertical",
        "half: A 0 0 455.5x669 horizontal, B 495.5 0 455.5x669 horizontal",
        "halfUpright: A 0 0 669x455.5 vertical, B 0 495.5 669x455.5 vertical",
      ])
  }

  @Test("Rule 206: without the axis that the space asks for, only the primary one is visible")
  func axes() async {
    stage.arrangement.updateArrangement(.split.axes(.horizontal))
    await stage.show()
    #expect(
      await layouts() == [
        "closed: A 0 0 466x678, B hidden",
        "closedAcross: A 0 0 678x466, B hidden",
        "open: A 0 0 475.5x669 horizontal, B 475.5 0 475.5x669 horizontal",
        "openUpright: A 0 0 669x951, B hidden",
        "half: A 0 0 455.5x669 horizontal, B 495.5 0 455.5x669 horizontal",
        "halfUpright: A 0 0 669x951, B hidden",
      ])
    #expect(stage.arrangement.viewController(for: .secondary) === stage.b)
    #expect(stage.b.parent === stage.arrangement)
  }

  @Test("Rule 206: an overlay has the primary one in front, and is a split while half open")
  func overlay() async {
    stage.arrangement.updateArrangement(.overlay)
    await stage.show()
    #expect(
      await layouts() == [
        "closed: A 0 0 466x678 in front, B 0 0 466x678",
        "closedAcross: A 0 0 678x466 in front, B 0 0 678x466",
        "open: A 0 0 951x669 in front, B 0 0 951x669",
        "openUpright: A 0 0 669x951 in front, B 0 0 669x951",
        "half: A 495.5 0 455.5x669 horizontal, B 0 0 455.5x669 horizontal",
        "halfUpright: A 0 495.5 669x455.5 vertical, B 0 0 669x455.5 vertical",
      ])
  }

  @Test("Rule 206: views of an overlay take the edges that the app wants, along its axes")
  func edges() async {
    var overlay = UIOverlayArrangement().axes(.horizontal)
    var properties = overlay.defaultViewProperties
    properties.edge = .leading
    overlay.setViewProperties(properties, for: .primary)
    stage.arrangement.updateArrangement(overlay)
    await stage.show()
    user.halfFold()
    await stage.settle()
    #expect(
      stage.layout == "A 0 0 455.5x669 horizontal, B 495.5 0 455.5x669 horizontal")
    user.rotate()
    await stage.settle()
    #expect(stage.layout == "A 0 0 669x951 in front, B 0 0 669x951")
    properties.edge = []
    overlay.setViewProperties(properties, for: .primary)
    properties.edge = .trailing
    overlay.setViewProperties(properties, for: .secondary)
    user.rotate()
    stage.arrangement.updateArrangement(overlay)
    await stage.settle()
    #expect(
      stage.layout == "A 0 0 455.5x669 horizontal, B 495.5 0 455.5x669 horizontal")
  }

  @Test("Rule 206: the primary one's edge decides, and only without it the secondary one's")
  func edgesOfBoth() async {
    await stage.show()
    user.halfFold()
    await stage.settle()
    let cases: [(NSDirectionalRectEdge, NSDirectionalRectEdge, Bool)] = [
      (.top, [], true), (.bottom, [], false), (.leading, .leading, true),
      (.trailing, .trailing, false), ([], .leading, false), ([], .bottom, true), ([], [], false),
    ]
    for (index, (primary, secondary, isPrimaryFirst)) in cases.enumerated() {
      var overlay = UIOverlayArrangement()
      var properties = overlay.defaultViewProperties
      properties.edge = primary
      overlay.setViewProperties(properties, for: .primary)
      properties.edge = secondary
      overlay.setViewProperties(properties, for: .secondary)
      stage.arrangement.updateArrangement(overlay)
      await stage.settle()
      let (a, b) = isPrimaryFirst ? ("0", "495.5") : ("495.5", "0")
      #expect(
        stage.layout == "A \(a) 0 455.5x669 horizontal, B \(b) 0 455.5x669 horizontal",
        "\(index)")
    }
  }

  @Test("Rule 207: a minimum larger than its half hides both while the phone is half open")
  func rule207() async {
    var split = UISplitArrangement()
    var properties = split.defaultViewProperties
    properties.width.minimum = .absolute(500)
    split.setViewProperties(properties, for: .primary)
    stage.arrangement.updateArrangement(split)
    await stage.show()
    user.unfold()
    await stage.settle()
    #expect(stage.layout == "A 0 0 500x669 horizontal, B 500 0 451x669 horizontal")
    user.halfFold()
    await stage.settle()
    #expect(stage.layout == "A hidden, B hidden")
    user.unfold()
    await stage.settle()
    #expect(stage.layout == "A 0 0 500x669 horizontal, B 500 0 451x669 horizontal")
  }

  @Test("Rule 207: so does a minimum of the secondary one, along the axis of the split only")
  func minimumOfSecondary() async {
    var split = UISplitArrangement()
    var properties = split.defaultViewProperties
    properties.width.minimum = .absolute(500)
    split.setViewProperties(properties, for: .secondary)
    stage.arrangement.updateArrangement(split)
    await stage.show()
    user.unfold()
    await stage.settle()
    #expect(stage.layout == "A 0 0 451x669 horizontal, B 451 0 500x669 horizontal")
    user.halfFold()
    await stage.settle()
    #expect(stage.layout == "A hidden, B hidden")
    user.rotate()
    await stage.settle()
    #expect(stage.layout == "A 0 0 669x455.5 vertical, B 0 495.5 669x455.5 vertical")
  }

  @Test("Rule 207: a preferred length is kept as far as the other one's minimum allows")
  func lengths() async {
    var split = UISplitArrangement()
    var properties = split.defaultViewProperties
    properties.width.preferred = .fractional(0.8)
    split.setViewProperties(properties, for: .primary)
    stage.arrangement.updateArrangement(split)
    await stage.show()
    user.unfold()
    await stage.settle()
    #expect(stage.widths == "760.8 190.2")
    var other = split.defaultViewProperties
    other.width.minimum = .absolute(300)
    split.setViewProperties(other, for: .secondary)
    stage.arrangement.updateArrangement(split)
    #expect(stage.widths == "651 300")
    properties.width.maximum = .absolute(400)
    split.setViewProperties(properties, for: .primary)
    stage.arrangement.updateArrangement(split)
    #expect(stage.widths == "400 551")
    stage.b.preferredContentSize = CGSize(width: 320, height: 0)
    other.width.preferred = .intrinsic
    other.layoutPriority = 1
    split.setViewProperties(other, for: .secondary)
    stage.arrangement.updateArrangement(split)
    #expect(stage.widths == "631 320")
    other.width.minimum = .absolute(960)
    split.setViewProperties(other, for: .secondary)
    stage.arrangement.updateArrangement(split)
    #expect(stage.layout == "A 0 0 951x669, B hidden")
  }

  /// Gives both view controllers their properties, and returns the widths of their views.
  private func widths(
    primary: (inout UISplitArrangement.ViewProperties) -> Void = { _ in },
    secondary: (inout UISplitArrangement.ViewProperties) -> Void = { _ in }
  ) -> String {
    var split = UISplitArrangement()
    var properties = split.defaultViewProperties
    primary(&properties)
    split.setViewProperties(properties, for: .primary)
    properties = split.defaultViewProperties
    secondary(&properties)
    split.setViewProperties(properties, for: .secondary)
    stage.arrangement.updateArrangement(split)
    return stage.widths
  }

  @Test("Rule 207: the length of the one that goes first stays within its own limits")
  func ownLimits() async {
    await stage.show()
    user.unfold()
    await stage.settle()
    #expect(
      widths(
        primary: { $0.width.maximum = .absolute(900) },
        secondary: {
          $0.width.preferred = .fractional(0.8)
          $0.width.maximum = .absolute(300)
          $0.layoutPriority = 1
        }) == "651 300")
    #expect(
      widths(
        secondary: {
          $0.width.preferred = .absolute(100)
          $0.width.minimum = .absolute(200)
          $0.layoutPriority = 1
        }) == "751 200")
    #expect(
      widths(
        primary: {
          $0.width.preferred = .absolute(100)
          $0.width.minimum = .absolute(200)
        }) == "200 751")
  }

  @Test("Rule 207: the other one's minimum limits the length of the one that goes first")
  func othersMinimum() async {
    await stage.show()
    user.unfold()
    await stage.settle()
    #expect(
      widths(
        primary: { $0.width.minimum = .absolute(600) },
        secondary: {
          $0.width.preferred = .absolute(500)
          $0.layoutPriority = 1
        }) == "600 351")
  }

  @Test("Rule 207: the higher priority goes first; of equals, the primary one if it has a wish")
  func whoGoesFirst() async {
    await stage.show()
    user.unfold()
    await stage.settle()
    #expect(widths(secondary: { $0.width.preferred = .absolute(300) }) == "651 300")
    #expect(
      widths(
        primary: { $0.width.preferred = .absolute(300) },
        secondary: { $0.width.preferred = .absolute(300) }) == "300 651")
    #expect(
      widths(
        primary: { $0.layoutPriority = 1 },
        secondary: { $0.width.preferred = .absolute(300) }) == "475.5 475.5")
    #expect(
      widths(
        primary: { $0.width.preferred = .absolute(300) },
        secondary: { $0.layoutPriority = 1 }) == "475.5 475.5")
  }

  @Test("Rule 207: where one lies below the other, their heights count, not their widths")
  func heights() async {
    var split = UISplitArrangement()
    var properties = split.defaultViewProperties
    properties.width.preferred = .absolute(100)
    properties.height.preferred = .absolute(300)
    split.setViewProperties(properties, for: .primary)
    stage.arrangement.updateArrangement(split)
    await stage.show()
    #expect(stage.layout == "A 0 0 466x300 vertical, B 0 300 466x378 vertical")
  }
}
#endif
