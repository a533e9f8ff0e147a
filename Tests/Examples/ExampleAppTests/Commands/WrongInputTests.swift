import ExampleApp
import PortableUIKit
import Testing

/// A wrong command gets one line that says what is possible, and changes nothing.
@MainActor
@Suite(.headlessOnly) struct WrongInputTests {
  /// Ten ways to be wrong, and some more.
  nonisolated static let lines: [(input: String, problem: String)] = [
    ("tre", "There is no command “tre”; did you mean “tree”?"),
    (
      "frobnicate",
      "There is no command “frobnicate”; there are go, plan, destinations, open, shortcut, notify, "
        + "links, rules, route, save, restore, tap, type, back, leave, tab, dismiss, escape, resize, "
        + "windows, window, close, home, return, kill, relaunch, flow, screen, tree, visits, trace, "
        + "record, help, quit."
    ),
    ("go", "“go” is incomplete: write “go <destination> [context]”."),
    ("go prodcut 42", "There is no destination “prodcut”; did you mean “go product 42”?"),
    (
      "plan warehouse",
      "There is no destination “warehouse”; there are home, categories, sort, search, account, "
        + "product, quantity, care, review, department, photo, bag, orders, settings, setting, "
        + "address, about, login, forgot."
    ),
    ("go pro", "There is no destination “pro”; did you mean “go product”?"),
    ("plan set", "There is no destination “set”; did you mean “plan settings” or “plan setting”?"),
    (
      "open shop://orders",
      "No pattern matches the path “orders”; the nearest is “account/orders”."
    ),
    ("go product", "“product” takes a product number: write “go product 42”, for example."),
    (
      "go product cup",
      "“product” takes a product number (a whole number), but was given “cup”: "
        + "write “go product 42”, for example."
    ),
    (
      "plan product 43",
      "“product” cannot show product 43: there is no product 43, but 7, 12, 19, 23, 28, 31, 42, "
        + "45, 51, 64, 77, 83."
    ),
    (
      "go photo",
      "“photo” takes a product and the number of its photo: "
        + "write “go photo 42-1”, for example."
    ),
    (
      "go photo 42-one",
      "“photo” takes a product and the number of its photo, but was given “42-one”: "
        + "write “go photo 42-1”, for example."
    ),
    (
      "go photo 42-9",
      "“photo” cannot show 42-9: there is no photo 9, but the photos 1 to 3."
    ),
    (
      "plan photo 43-1",
      "“photo” cannot show 43-1: there is no product 43, but 7, 12, 19, 23, 28, 31, 42, 45, 51, 64, "
        + "77, 83."
    ),
    (
      "go photo 42--\(Int.max)",
      "“photo” takes a product and the number of its photo, but was given "
        + "“42--\(Int.max)”: write “go photo 42-1”, for example."
    ),
    (
      "go photo 42-\(Int.max)",
      "“photo” cannot show 42-\(Int.max): there is no photo \(Int.max), but the photos 1 to 3."
    ),
    (
      "go setting",
      "“setting” takes the name of a section: "
        + "write “go setting offers” or “go setting delivery”."
    ),
    (
      "go setting colours",
      "“setting” takes the name of a section, but was given “colours”: "
        + "write “go setting offers” or “go setting delivery”."
    ),
    (
      "go department",
      "“department” takes the name of a department: write “go department tea” or "
        + "“go department coffee” or “go department table”."
    ),
    (
      "open shop://department/garden",
      "The link's “name” is “garden”, but “tea”, “coffee” or “table” is expected."
    ),
    ("go bag 7", "“bag” takes no context, but was given “7”: write “go bag”."),
    ("open", "“open” is incomplete: write “open <url>”."),
    ("open http://[", "“http://[” is not a URL."),
    (
      "open https://example.org/product/42",
      "“https://example.org/product/42” is not a link of the shop; “links” lists those that are."
    ),
    (
      "open shop://prodcut/42",
      "No pattern matches the path “prodcut/42”; the nearest is “product/:id”."
    ),
    ("open shop://bug", "No pattern matches the path “bug”; the nearest is “bag”."),
    ("open shop://product/cup", "The link's “id” is “cup”, but Int is expected."),
    (
      "open shop://account/settings/colours",
      "The link's “name” is “colours”, but “offers” or “delivery” is expected."
    ),
    ("notify", "“notify” is incomplete: write “notify <url>”."),
    (
      "notify https://example.org/",
      "“https://example.org/” is not a link of the shop; “links” lists those that are."
    ),
    ("notify shop://product/cup", "The link's “id” is “cup”, but Int is expected."),
    ("shortcut", "“shortcut” is incomplete: write “shortcut <name>”."),
    ("shortcut bug", "There is no shortcut “bug”; did you mean “bag”?"),
    ("shortcut warehouse", "There is no shortcut “warehouse”; there are bag, search, orders."),
    ("window", "“window” is incomplete: write “window <n>”."),
    ("window two", "“window” takes a whole number, but was given “two”."),
    ("window 0", "There is no window 0; there is window 1, and “window 2” opens one more."),
    ("window 3", "There is no window 3; there is window 1, and “window 2” opens one more."),
    (
      "window \(Int.min)",
      "There is no window \(Int.min); there is window 1, and “window 2” opens one more."
    ),
    (
      "window \(Int.max)",
      "There is no window \(Int.max); there is window 1, and “window 2” opens one more."
    ),
    ("windws", "There is no command “windws”; did you mean “windows”?"),
    ("close it", "“close” takes nothing more, but was given “it”: write “close”."),
    ("return", "The shop is in front already."),
    ("resize", "“resize” is incomplete: write “resize compact|regular”."),
    ("resize wide", "“resize” takes “compact” or “regular”, but was given “wide”."),
    ("escape now", "“escape” takes nothing more, but was given “now”: write “escape”."),
    ("escape", "No screen here answers the escape gesture."),
    ("links all", "“links” takes nothing more, but was given “all”: write “links”."),
    ("route home", "“home” is not a route: write “/home/product?id=42”, for example."),
    (
      "route /home/cup",
      "There is no screen “cup”; there are home, search, account, product, department, "
        + "bag, orders, settings, setting, address, about, departments."
    ),
    ("route /product", "“product” needs a parameter “id”: Int is expected."),
    ("save", "“save” is incomplete: write “save <file>”."),
    ("restore", "“restore” is incomplete: write “restore <file>”."),
    (
      "restore /nowhere/place",
      "“/nowhere/place” cannot be read: No such file or directory."
    ),
    ("tree now", "“tree” takes nothing more, but was given “now”: write “tree”."),
    ("tab", "“tab” is incomplete: write “tab <n>”."),
    ("tab two", "“tab” takes a whole number, but was given “two”."),
    ("tab 1e3", "“tab” takes a whole number, but was given “1e3”."),
    (
      "tab 99999999999999999999",
      "“tab” takes a whole number, but was given “99999999999999999999”."
    ),
    ("tab \(Int.min)", "There is no tab \(Int.min); there are the tabs 1 to 4."),
    ("tab \(Int.max)", "There is no tab \(Int.max); there are the tabs 1 to 4."),
    ("tab 5", "There is no tab 5; there are the tabs 1 to 4."),
    ("tab 0", "There is no tab 0; there are the tabs 1 to 4."),
    ("tap", "“tap” is incomplete: write “tap <number or title>”."),
    (
      "tap 9",
      "There is no control 9 on this screen; "
        + "there are 1 “Orders”, 2 “Settings”, 3 “Log in”, 4 “About”."
    ),
    (
      "tap \(Int.min)",
      "There is no control \(Int.min) on this screen; "
        + "there are 1 “Orders”, 2 “Settings”, 3 “Log in”, 4 “About”."
    ),
    (
      "type \(Int.max) text",
      "There is no control \(Int.max) on this screen; "
        + "there are 1 “Orders”, 2 “Settings”, 3 “Log in”, 4 “About”."
    ),
    ("tap ordres", "There is no control “ordres” on this screen; did you mean “Orders”?"),
    (
      "tap everything",
      "There is no control “everything” on this screen; "
        + "there are 1 “Orders”, 2 “Settings”, 3 “Log in”, 4 “About”."
    ),
    ("type 1", "“type” is incomplete: write “type <number> <text>”."),
    ("type 1 text", "“Orders” is not a text field; there is none here."),
    ("back", "There is nothing to go back to: this screen is the first of its stack."),
    ("dismiss", "There is nothing to dismiss: nothing is presented."),
    ("flow nowhere.json", "“nowhere.json” cannot be read: No such file or directory."),
    ("flow /", "“/” cannot be read: Is a directory."),
    ("restore /", "“/” cannot be read: Is a directory."),
    ("save /", "“/” cannot be written: Is a directory."),
    // The first of several equally near names is proposed; two swapped letters are one mistake; a
    // long word may have more.
    ("tac", "There is no command “tac”; did you mean “tap”?"),
    ("idsmisz", "There is no command “idsmisz”; did you mean “dismiss”?"),
    ("dstintns", "There is no command “dstintns”; did you mean “destinations”?"),
    ("tab\t5", "There is no tab 5; there are the tabs 1 to 4."),
  ]

  /// Lines that no user types, such as control characters and very long words.
  nonisolated static let hostile: [(input: String, problem: String)] = [
    ("tree\0", "This line has a control character in it, number 0 (hexadecimal)."),
    ("save /tmp/a\0b", "This line has a control character in it, number 0 (hexadecimal)."),
    ("go bag\rtree", "This line has a control character in it, number D (hexadecimal)."),
    ("\u{1B}[A", "This line has a control character in it, number 1B (hexadecimal)."),
    ("\u{9B}2J", "This line has a control character in it, number 9B (hexadecimal)."),
    (
      String(repeating: "x", count: 4_097), "This line is too long: at most 4096 bytes are read."
    ),
    (
      "type 1 " + String(repeating: "x", count: 4_089),
      "“Orders” is not a text field; there is none here."
    ),
    (
      "type 1 " + String(repeating: "é", count: 2_045),
      "This line is too long: at most 4096 bytes are read."
    ),
    (
      String(repeating: "tree", count: 1_024),
      "There is no command “\(String(repeating: "tree", count: 15))…”; there are go, plan, "
        + "destinations, open, shortcut, notify, links, rules, route, save, restore, tap, type, back, leave, "
        + "tab, dismiss, escape, resize, windows, window, close, home, return, kill, relaunch, flow, "
        + "screen, tree, visits, trace, record, help, quit."
    ),
    (
      "tap " + String(repeating: "1", count: 4_000),
      "There is no control “\(String(repeating: "1", count: 60))…” on this screen; "
        + "there are 1 “Orders”, 2 “Settings”, 3 “Log in”, 4 “About”."
    ),
    (
      "trace " + String(repeating: "on", count: 1_000),
      "“trace” takes “on” or “off”, but was given “\(String(repeating: "on", count: 30))…”."
    ),
  ]

  @Test(
    "A wrong command gets one line that says what is possible, and nothing changes",
    arguments: lines + hostile)
  func wrong(_ input: String, problem: String) {
    let terminal = Terminal()
    terminal.obey("go account")
    let tree = terminal.tree
    let drawing = terminal.app.drawing
    let reply = terminal.app.obey(input)
    #expect(reply.problem == problem)
    #expect(reply.lines == [])
    #expect(!problem.contains { $0.isNewline })
    #expect(terminal.tree == tree)
    #expect(terminal.app.drawing == drawing)
  }

  @Test("Tabs under a sheet can't be tapped")
  func coveredTabs() {
    let terminal = Terminal()
    terminal.obey("go bag")
    #expect(
      terminal.app.obey("tab 2").problem
        == "The tabs are covered by what is presented; “dismiss” it first.")
  }

  @Test("Typing into a button prints the names of the text fields")
  func otherFields() {
    let terminal = Terminal()
    terminal.obey("go login")
    #expect(
      terminal.app.obey("type 4 text").problem
        == "“Log in” is not a text field; there are 2 “E-mail”, 3 “Password”.")
  }
}
