import PortableUIKit
import Testing

@MainActor @Suite("Presentation: sheets and their detents", .simulated, .standInOnly)
struct SheetTests {
  typealias Detent = UISheetPresentationController.Detent

  let stage = Stage()

  /// Presents P on A as a sheet with these detents.
  private func presentSheet(
    _ detents: [Detent], selected: Detent.Identifier? = nil
  ) async throws -> (
    a: RecordingScreen, p: RecordingScreen, UISheetPresentationController, UIWindow
  ) {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    let sheet = try #require(p.sheetPresentationController)
    sheet.detents = detents
    sheet.selectedDetentIdentifier = selected
    a.present(p, animated: true)
    await stage.settle()
    return (a, p, sheet, window)
  }

  private nonisolated static let tall = Detent.Identifier("tall")
  private nonisolated static let never = Detent.Identifier("never")

  @Test(
    "Rule 137: a sheet is as high as its selected detent, or else as its smallest one",
    arguments: [
      (nil, 422), (.large, 844), (.medium, 422), (tall, 600), (never, 422),
      (Detent.Identifier("nobody"), 422),
    ] as [(Detent.Identifier?, CGFloat)])
  func rule137(selected: Detent.Identifier?, height: CGFloat) async throws {
    let detents: [Detent] = [
      .custom(identifier: Self.never) { _ in nil }, .medium(),
      .custom(identifier: Self.tall) { _ in 600 }, .large(),
    ]
    let (_, p, sheet, window) = try await presentSheet(detents, selected: selected)
    #expect(p.view.frame == CGRect(x: 0, y: 844 - height, width: 390, height: height))
    #expect(sheet.selectedDetentIdentifier == selected)
    _ = window
  }

  @Test("Rule 137: in compact height the medium detent is inactive")
  func rule137Low() async throws {
    let (_, p, _, window) = try await presentSheet([.medium(), .large()])
    #expect(p.view.frame.height == 422)
    stage.simulation.resize(window, to: CGSize(width: 844, height: 390))
    await stage.settle()
    #expect(p.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("Rule 137: a custom detent is resolved again only when the detents are invalidated")
  func rule137Resolver() async throws {
    var height: CGFloat? = 100
    var maximum: CGFloat = 0
    let detent = Detent.custom { context in
      maximum = context.maximumDetentValue
      return height
    }
    let (_, p, sheet, window) = try await presentSheet([detent, .large()])
    #expect(p.view.frame.height == 100)
    #expect(maximum == 844)

    height = 200
    p.view.setNeedsLayout()
    await stage.settle()
    #expect(p.view.frame.height == 100)
    sheet.invalidateDetents()
    await stage.settle()
    #expect(p.view.frame.height == 200)
    height = nil
    sheet.invalidateDetents()
    await stage.settle()
    #expect(p.view.frame.height == 844)
    _ = window
  }

  @Test("Rule 138: animateChanges resizes the sheet in the call, any other change does it later")
  func rule138() async throws {
    let (_, p, sheet, window) = try await presentSheet([.medium(), .large()])
    var hasRun = false
    sheet.animateChanges {
      sheet.selectedDetentIdentifier = .large
      hasRun = true
    }
    #expect(hasRun)
    #expect(p.view.frame.height == 844)

    sheet.selectedDetentIdentifier = .medium
    #expect(p.view.frame.height == 844)
    await stage.settle()
    #expect(p.view.frame.height == 422)
    _ = window
  }

  @Test("Rule 138: the delegate hears only of the user's changes")
  func rule138Delegate() async throws {
    let (_, p, sheet, window) = try await presentSheet([.medium(), .large()])
    let delegate = DetentDelegate(stage.log)
    sheet.delegate = delegate
    _ = stage.log.take()

    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(stage.log.take() == [])
    #expect(stage.simulation.user.dragSheet(p, to: .medium))
    #expect(stage.log.take() == ["changed to com.apple.UIKit.medium"])
    #expect(p.view.frame.height == 422)
    #expect(stage.simulation.user.dragSheet(p, to: .medium))
    #expect(stage.log.take() == [])
    #expect(!stage.simulation.user.dragSheet(p, to: Self.never))
    #expect(sheet.selectedDetentIdentifier == .medium)
    _ = window
  }

  @Test("Rule 138: the user can't drag a sheet behind another screen, or what isn't a sheet")
  func rule138Elsewhere() async throws {
    let (a, p, sheet, window) = try await presentSheet([.medium(), .large()])
    #expect(!stage.simulation.user.dragSheet(a, to: .large))
    let full = stage.screen("F")
    full.modalPresentationStyle = .fullScreen
    p.present(full, animated: false)
    await stage.settle()
    #expect(!stage.simulation.user.dragSheet(p, to: .large))
    #expect(!stage.simulation.user.dragSheet(full, to: .large))
    #expect(sheet.selectedDetentIdentifier == nil)
    _ = window
  }

  @Test(
    "Rule 139: touches reach the presenter up to the largest undimmed detent",
    arguments: [
      (nil, .medium, false), (.medium, .medium, true), (.medium, .large, false),
      (.large, .large, true), (.large, .medium, true), (never, .medium, false),
    ] as [(Detent.Identifier?, Detent.Identifier, Bool)])
  func rule139(
    largest: Detent.Identifier?, selected: Detent.Identifier, isTouched: Bool
  ) async throws {
    let (a, p, sheet, window) = try await presentSheet([.medium(), .large()], selected: selected)
    sheet.largestUndimmedDetentIdentifier = largest
    var touches = 0
    let button = UIButton(primaryAction: UIAction { _ in touches += 1 })
    a.view.addSubview(button)

    #expect(stage.simulation.user.tap(button) == isTouched)
    #expect(touches == (isTouched ? 1 : 0))
    #expect(a.presentedViewController === p)
    _ = window
  }

  @Test("Rule 139: a presentation above an undimmed sheet dims everything")
  func rule139Above() async throws {
    let (a, p, sheet, window) = try await presentSheet([.medium(), .large()])
    sheet.largestUndimmedDetentIdentifier = .large
    let button = UIButton(primaryAction: UIAction { _ in })
    a.view.addSubview(button)
    #expect(stage.simulation.user.tap(button))
    p.present(stage.screen("Q"), animated: false)
    await stage.settle()
    #expect(!stage.simulation.user.tap(button))
    _ = window
  }

  @Test("Rule 139: the presenter of an undimmed sheet can't present another")
  func rule139Presenting() async throws {
    let (a, p, sheet, window) = try await presentSheet([.medium()])
    sheet.largestUndimmedDetentIdentifier = .medium
    a.present(stage.screen("Q"), animated: false)
    await stage.settle()
    #expect(stage.simulation.takeWarnings().count == 1)
    #expect(a.presentedViewController === p)
    _ = window
  }
}

private final class DetentDelegate: NSObject, UISheetPresentationControllerDelegate {
  let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    log.add("changed to \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil")")
  }
}
