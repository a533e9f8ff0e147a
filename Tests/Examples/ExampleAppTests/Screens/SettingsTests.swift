import ExampleApp
import PortableUIKit
import Testing

/// The settings: columns in a wide window, a stack in a narrow one.
@MainActor
@Suite(.headlessOnly) struct SettingsTests {
  private let terminal = Terminal()

  private static let tabs = emptyTabs.replacing(" [visible]", with: "")

  @Test("In a narrow window a section covers the list")
  func compact() {
    #expect(
      terminal.obey("go setting offers") == [
        "SettingViewController was shown: built SettingsViewController, SettingViewController "
          + "and UISplitViewController."
      ])
    terminal.expect(
      """
      \(Self.tabs)
      presents fullScreen:
        UISplitViewController [visible]
          UINavigationController [visible]
            SettingsViewController "Settings"
            UINavigationController [visible]
              SettingViewController "Offers" [visible]
      """)
    terminal.obey("back")
    #expect(
      terminal.app.drawing == """
        ┌──────────────────────────────────────────────────────────┐
        │ [1] Close               Settings                         │
        ├──────────────────────────────────────────────────────────┤
        │ [2] Offers                                               │
        │ [3] Delivery                                             │
        └──────────────────────────────────────────────────────────┘
        """)
    terminal.obey("tap Close")
    terminal.expect(emptyTabs)
  }

  @Test("In a wide window sections replace each other beside the list")
  func regular() {
    terminal.obey("resize regular", "go setting offers")
    #expect(
      terminal.obey("tap Delivery") == [
        "SettingViewController was shown: built SettingViewController."
      ])
    terminal.expect(
      """
      \(Self.tabs)
      presents fullScreen:
        UISplitViewController [visible]
          UINavigationController [visible]
            SettingsViewController "Settings" [visible]
          UINavigationController [visible]
            SettingViewController "Delivery" [visible]
      """)
    #expect(
      terminal.obey("go settings") == [
        "SettingsViewController was visible already; nothing moved."
      ])
    terminal.obey("tap Close")
    terminal.expect(emptyTabs)
  }

  @Test("Columns are drawn side by side, and numbered one after the other")
  func drawing() {
    terminal.obey("resize regular", "go setting delivery")
    #expect(
      terminal.app.drawing == """
        ┌────────────────────────────────────────────────────────────────────────────────────────┐
        │ [1] Close  Settings          │                        Delivery                         │
        │ ──────────────────────────── │ ─────────────────────────────────────────────────────── │
        │ [2] Offers                   │ We deliver to 12 Harbour Street.                        │
        │ [3] Delivery                 │ [4] Delivery address                                    │
        └────────────────────────────────────────────────────────────────────────────────────────┘
        """)
    terminal.obey("tap 4")
    #expect(
      terminal.app.drawing == """
        ┌────────────────────────────────────────────────────────────────────────────────────────┐
        │ Close     Settings           │                        Delivery                         │
        │ ┌────────────────────────────────────────────────────────────────────────────────────┐ │
        │ │ [1] Discard                      Delivery address                         [2] Save │ │
        │ ├────────────────────────────────────────────────────────────────────────────────────┤ │
        │ │ Where should we deliver to?                                                        │ │
        │ │ [3] Street and number: ▏12 Harbour Street                                        ▕ │ │
        │ └────────────────────────────────────────────────────────────────────────────────────┘ │
        └────────────────────────────────────────────────────────────────────────────────────────┘
        """)
    terminal.obey("type 3 1 Sea Road", "tap Save")
    #expect(terminal.app.drawing.contains("We deliver to 1 Sea Road."))
  }

  @Test("Columns collapse with the section on top, and nothing is lost")
  func collapsing() {
    terminal.obey("resize regular", "go setting offers", "tap Offers by mail", "resize compact")
    #expect(
      terminal.app.drawing == """
        ┌──────────────────────────────────────────────────────────┐
        │ ‹ Settings               Offers                          │
        ├──────────────────────────────────────────────────────────┤
        │ [1] Offers by mail                                    on │
        └──────────────────────────────────────────────────────────┘
        """)
    #expect(
      terminal.obey("go setting offers") == [
        "SettingViewController was visible already; nothing moved."
      ])
    terminal.obey("resize regular")
    #expect(terminal.app.drawing.contains("│ [2] Offers "))
    #expect(
      terminal.obey("go setting offers") == [
        "SettingViewController was visible already; nothing moved."
      ])
  }
}
