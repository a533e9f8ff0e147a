import PortableSwiftUI
import PortableUIKit
import Testing

@MainActor @Suite("SwiftUI's alerts and dialogs", .simulated, .standInOnly)
struct SwiftUIAlertTests {
  let stage = Stage()

  private func show(_ tapping: String) async throws -> (UIViewController, UIAlertController) {
    let host = UIHostingController(rootView: Questions(log: stage.log))
    return (host, try await show(host, tapping, in: await stage.show(host)))
  }

  private func show(
    _ host: UIViewController, _ tapping: String, in window: UIWindow
  ) async throws -> UIAlertController {
    await stage.tap(tapping, in: window)
    return try #require(host.presentedViewController as? UIAlertController)
  }

  private func choose(_ title: String, in alert: UIAlertController) async throws {
    let action = try #require(alert.actions.first { $0.title == title })
    #if !canImport(UIKit)
    #expect(stage.simulation.user.choose(action, in: alert))
    #endif
    await stage.settle()
  }

  @Test("Rule 301: an alert has the buttons, the fields and the message of its views")
  func rule301() async throws {
    let (_, alert) = try await show("Alert")
    #expect(alert.preferredStyle == .alert)
    #expect(alert.title == "Delete 3?")
    #expect(alert.message == "For good.")
    #expect(alert.actions.map(\.title) == ["Delete", "Rename", "Keep"])
    #expect(alert.actions.map(\.style) == [.destructive, .default, .cancel])
    #expect(alert.actions.map(\.isEnabled) == [true, false, true])
    #expect(alert.textFields?.map(\.placeholder) == ["Name"])
  }

  @Test("Rule 301: a button's action runs, then the binding is false")
  func rule301Button() async throws {
    let (host, alert) = try await show("Alert")
    try await choose("Delete", in: alert)
    #expect(host.presentedViewController == nil)
    #expect(stage.log.take() == ["delete, asked", "not asked"])
  }

  @Test("Rule 301: what the user types enables a button")
  func rule301Field() async throws {
    let host = UIHostingController(rootView: Questions(log: stage.log))
    let window = await stage.show(host)
    let alert = try await show(host, "Alert", in: window)
    let field = try #require(alert.textFields?.first)
    stage.type("Tea", into: field)
    await stage.settle()
    #expect(alert.actions.map(\.isEnabled) == [true, true, true])
    try await choose("Rename", in: alert)
    #expect(stage.log.take() == ["rename Tea", "not asked"])
    _ = window
  }

  @Test("Rule 301: the state agrees after a dismissal by the app or the view")
  func rule301Dismissed() async throws {
    let (host, _) = try await show("Alert")
    host.dismiss(animated: true)
    await stage.settle()
    #expect(host.presentedViewController == nil)
    #expect(stage.log.take() == ["not asked"])
  }

  @Test("Rule 301: a dialog is an action sheet that can be cancelled")
  func rule301Dialog() async throws {
    let (host, dialog) = try await show("Dialog")
    #expect(dialog.preferredStyle == .actionSheet)
    #expect(dialog.actions.map(\.title) == ["Copy", "Cancel"])
    try await choose("Cancel", in: dialog)
    #expect(host.presentedViewController == nil)
  }

  @Test("Rule 301: an alert without buttons has OK, and shows its data")
  func rule301Data() async throws {
    let (host, alert) = try await show("Data")
    #expect(alert.title == "Saved")
    #expect(alert.message == "file 7")
    #expect(alert.actions.map(\.title) == ["OK"])
    try await choose("OK", in: alert)
    #expect(host.presentedViewController == nil)
  }

  @Test("Rule 301: an alert as a value asks as well")
  func rule301Value() async throws {
    let (host, alert) = try await show("Value")
    #expect(alert.title == "Old")
    #expect(alert.actions.map(\.title) == ["Go", "Cancel"])
    try await choose("Go", in: alert)
    #expect(stage.log.take() == ["go"])
    #expect(host.presentedViewController == nil)
  }
}

private struct Questions: View {
  let log: EventLog
  @State private var asks = false
  @State private var offers = false
  @State private var hasSaved = false
  @State private var asksAsBefore = false
  @State private var name = ""

  var body: some View {
    VStack {
      Button("Alert") { asks = true }
      Button("Dialog") { offers = true }
      Button("Data") { hasSaved = true }
      Button("Value") { asksAsBefore = true }
    }
    .alert("Delete \(3)?", isPresented: $asks) {
      TextField("Name", text: $name)
      Button("Delete", role: .destructive) { log.add("delete, \(asks ? "asked" : "not asked")") }
      Button("Rename") { log.add("rename \(name)") }.disabled(name.isEmpty)
      Button("Keep", role: .cancel) {}
    } message: {
      Text("For good.")
    }
    .confirmationDialog("Share", isPresented: $offers) {
      Button("Copy") { log.add("copy") }
    }
    .alert("Saved", isPresented: $hasSaved, presenting: 7) { _ in
    } message: { number in
      Text("file \(number)")
    }
    .alert(isPresented: $asksAsBefore) {
      Alert(
        title: Text("Old"), primaryButton: .default(Text("Go")) { log.add("go") },
        secondaryButton: .cancel())
    }
    .onChange(of: asks) { if !$0 { log.add("not asked") } }
  }
}
