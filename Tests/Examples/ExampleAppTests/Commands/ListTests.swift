import ExampleApp
import PortableUIKit
import Testing

/// The lists of what a user can type.
@MainActor
@Suite(.headlessOnly) struct ListTests {
  private let terminal = Terminal()

  @Test("Help lists every command")
  func help() {
    #expect(
      terminal.obey("help") == [
        """
        go <destination> [context]    navigates to a destination
        plan <destination> [context]  prints what the router would do; changes nothing
        destinations                  lists where you can go
        open <url>                    opens a link, such as shop://product/42
        shortcut <name>               chooses an action of the icon, such as bag
        notify <url>                  taps a notification that is about a link
        links                         lists the links that can be opened
        rules [file]                  lists the rules for links, or applies those in a JSON file
        route [path]                  prints where you are, or goes there, as in /home/product?id=42
        save <file>                   writes where you are, a route for each tab
        restore <file>                goes back there
        tap <number or title>         taps a control of the visible screen
        type <number> <text>          writes into a text field
        back                          presses the back button
        leave                         closes the screen in front, as the shop itself does
        tab <n>                       taps the nth tab
        dismiss                       swipes a sheet down
        escape                        makes VoiceOver's gesture for leaving a screen
        resize compact|regular        makes the window narrow or wide
        windows                       lists the windows
        window <n>                    turns to the nth window, or opens it
        close                         closes the window
        home                          goes to the home screen
        return                        comes back to the shop, or launches it
        kill                          leaves the shop, and the system ends it
        relaunch                      the same, and launches it where it was
        flow [file]                   starts the introduction, by the list in a JSON file
        screen                        draws the visible screen
        tree                          prints every view controller
        visits                        prints how often each screen was reached
        trace on|off                  prints every decision of the router, and how screens leave, or not
        record <file>|off             writes the session to a log that can be repeated, or no longer
        help                          prints this list
        quit                          ends
        """
      ])
  }

  @Test("The list of destinations says what each of them takes")
  func destinations() {
    #expect(
      terminal.obey("destinations") == [
        """
        home                       what the shop sells
        categories                 the menu, in a drawer
        sort                       in which order products come
        search [text]              products by name
        account                    who is logged in
        product <product number>   a product, with what goes with it
        quantity <product number>  how many of a product; prints the answer
        care <product number>      how a product is looked after
        review <product number>    a form for a review of a product; prints it
        department <name>          a department, with its goods
        photo <product>-<number>   a photo of a product, in a gallery
        bag                        what is going to be bought
        orders                     what was bought; asks for a login
        settings                   what can be chosen
        setting <name>             a section of the settings
        address                    a form that stays while its text is unsaved
        about                      who runs the shop
        login                      asks who you are
        forgot                     a new password, on the login
        """
      ])
  }

  @Test(
    "Every destination is reached from every other one", .exhaustive,
    arguments: [
      ("home", "HomeViewController"), ("categories", "CategoriesViewController"),
      ("sort", "SortViewController"), ("search", "SearchViewController"),
      ("account", "AccountViewController"), ("product 42", "ProductViewController"),
      ("department tea", "DepartmentViewController"), ("about", "AboutViewController"),
      ("photo 42-2", "PhotoViewController"), ("bag", "BagViewController"),
      ("settings", "SettingsViewController"), ("setting offers", "SettingViewController"),
      ("address", "AddressFormViewController"), ("login", "LoginViewController"),
      ("forgot", "ForgotPasswordViewController"),
      ("quantity 42", "QuantityViewController"),
      ("care 42", "UIHostingController<RoutedView<CareView>>"),
      ("review 42", "UIHostingController<RoutedView<ReviewView>>"),
    ])
  func everywhere(_ destination: String, screen: String) async {
    let starts = [
      "home", "categories", "sort", "search", "account", "product 7", "product 42", "photo 7-1",
      "photo 42-1", "bag", "settings", "setting offers", "setting delivery", "address", "login",
      "forgot", "orders", "department tea", "department table", "about", "quantity 42", "care 7",
      "review 7",
    ]
    for start in starts {
      let terminal = Terminal()
      await terminal.settle("go \(start)", "go \(destination)")
      let visible = terminal.tree.split(separator: "\n").last { $0.hasSuffix("[visible]") }
      let name = visible?.trimmingCharacters(in: .whitespaces).prefix { $0 != " " }
      #expect(name.map(String.init) == screen, "from \(start)")
    }
  }
}
