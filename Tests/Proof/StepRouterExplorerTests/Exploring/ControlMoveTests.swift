#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer
import Testing

/// Controls with a value, which the user changes.
@MainActor
@Suite struct ControlMoveTests {
  @Test("The user drags a slider to its ends and to its middle")
  func slider() async {
    let found = await TouchedApp.moves { book in
      let slider = UISlider()
      slider.accessibilityLabel = "Volume"
      slider.maximumValue = 10
      slider.addAction(
        UIAction { [weak slider] _ in book.note("\(slider?.value ?? -1)") }, for: .valueChanged)
      return TouchedApp.screen(slider)
    }
    #expect(found == [.slide("Volume", to: .middle), .slide("Volume", to: .maximum)])
  }

  @Test("The user steps up and down as far as the stepper goes")
  func stepper() async {
    let exploration = await TouchedApp.explorer { _ in
      let stepper = UIStepper()
      stepper.accessibilityLabel = "Guests"
      stepper.maximumValue = 2
      return TouchedApp.screen(stepper)
    }.run(depth: 3)
    #expect(exploration.isFaultless)
    #expect(
      exploration.states.map(\.moves)
        == [[], [.step(.up, "Guests")], [.step(.up, "Guests"), .step(.up, "Guests")]])
    #expect(exploration.edges.count == 4)
  }

  @Test("A stepper that wraps goes both ways from each of its values")
  func wrappingStepper() async {
    let exploration = await TouchedApp.explorer { _ in
      let stepper = UIStepper()
      stepper.accessibilityLabel = "Guests"
      stepper.maximumValue = 2
      stepper.wraps = true
      return TouchedApp.screen(stepper)
    }.run(depth: 2)
    #expect(exploration.isFaultless)
    #expect(
      exploration.states.map(\.moves) == [[], [.step(.up, "Guests")], [.step(.down, "Guests")]])
    #expect(
      exploration.edges.map { "\($0.from)–\($0.to ?? -1) \($0.move)" } == [
        "0–1 .step(.up, \"Guests\")", "0–2 .step(.down, \"Guests\")",
        "1–2 .step(.up, \"Guests\")", "1–0 .step(.down, \"Guests\")",
        "2–0 .step(.up, \"Guests\")", "2–1 .step(.down, \"Guests\")",
      ])
  }

  @Test("The user turns a page control to both sides")
  func pageControl() async {
    let exploration = await TouchedApp.explorer { _ in
      let pages = UIPageControl()
      pages.accessibilityLabel = "Pages"
      pages.numberOfPages = 2
      return TouchedApp.screen(pages)
    }.run(depth: 2)
    #expect(exploration.states.map(\.moves) == [[], [.step(.up, "Pages")]])
    #expect(exploration.edges.map(\.move) == [.step(.up, "Pages"), .step(.down, "Pages")])
  }

  @Test("The user turns a picker's wheels to other rows, from the first to the last")
  func picker() async {
    let found = await TouchedApp.moves { PickerScreen($0) }
    #expect(found == [.pick("2", in: "Size"), .pick("4", in: "Size")])
  }

  @Test("The user chooses another date once, within the picker's range")
  func date() async {
    let now = Date(timeIntervalSince1970: 1_000_000)
    for (minimum, maximum, isPossible) in [
      (nil, nil, true), (nil, now, true), (now, now, false),
    ] as [(Date?, Date?, Bool)] {
      let exploration = await TouchedApp.explorer { _ in
        let picker = UIDatePicker()
        picker.accessibilityLabel = "Day"
        picker.date = now
        (picker.minimumDate, picker.maximumDate) = (minimum, maximum)
        return TouchedApp.screen(picker)
      }.run(depth: 2)
      #expect(
        exploration.states.map(\.moves)
          == (isPossible ? [[], [.pick("another date", in: "Day")]] : [[]]))
    }
  }

  @Test("The user pulls a scroll view to refresh it, unless it's refreshing")
  func refresh() async {
    let exploration = await TouchedApp.explorer { book in
      let scroll = UIScrollView()
      scroll.accessibilityLabel = "News"
      scroll.refreshControl = UIRefreshControl()
      scroll.refreshControl?.addAction(
        UIAction { _ in book.note("refreshed") }, for: .valueChanged)
      return TouchedApp.screen(scroll)
    }.run(depth: 2)
    #expect(exploration.states.map(\.moves) == [[], [.pullToRefresh("News")]])
    #expect(exploration.isFaultless)
  }

  @Test("The user chooses a scope of a search bar, and cancels the search")
  func search() async {
    let found = await TouchedApp.moves { book in
      let bar = UISearchBar()
      bar.scopeButtonTitles = ["All", "Tea"]
      bar.showsScopeBar = true
      bar.showsCancelButton = true
      let screen = SearchScreen(book)
      bar.delegate = screen
      screen.view.addSubview(bar)
      return screen
    }
    #expect(
      found == [.type("x", into: "UISearchTextField"), .tap("Tea"), .tap("Cancel")])
  }

  @Test("The state of a control tells states apart, even if the app doesn't listen")
  func identity() async {
    let found = await TouchedApp.moves { _ in
      let slider = UISlider()
      slider.accessibilityLabel = "Volume"
      return TouchedApp.screen(slider)
    }
    #expect(found == [.slide("Volume", to: .middle), .slide("Volume", to: .maximum)])
  }
}

private final class PickerScreen: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private var book = TouchBook()

  convenience init(_ book: TouchBook) {
    self.init(nibName: nil, bundle: nil)
    self.book = book
    let picker = UIPickerView()
    picker.accessibilityLabel = "Size"
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row + 1)" }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    book.note("\(row)")
  }
}

private final class SearchScreen: UIViewController, UISearchBarDelegate {
  private var book = TouchBook()

  convenience init(_ book: TouchBook) {
    self.init(nibName: nil, bundle: nil)
    self.book = book
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { book.note("cancelled") }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    book.note("scope \(selectedScope)")
  }
}
#endif
