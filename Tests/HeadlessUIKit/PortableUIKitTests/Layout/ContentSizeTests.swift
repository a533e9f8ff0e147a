import PortableUIKit
import Testing

/// The sizes of controls and texts; those of texts are estimates.
@MainActor @Suite("Sizes of contents", .simulated, .standInOnly) struct ContentSizeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expected: CGSize
    let make: @MainActor @Sendable () -> UIView

    init(
      _ name: String, _ width: CGFloat, _ height: CGFloat,
      _ make: @escaping @MainActor @Sendable () -> UIView
    ) {
      testDescription = name
      expected = CGSize(width: width, height: height)
      self.make = make
    }
  }

  static func label(_ text: String, lines: Int = 1, width: CGFloat = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: 20)
    label.preferredMaxLayoutWidth = width
    return label
  }

  nonisolated static let cases = [
    Case("view", -1, -1) { UIView() },
    Case("switch", 51, 31) { UISwitch() },
    Case("stepper", 94, 32) { UIStepper() },
    Case("slider", -1, 34) { UISlider() },
    Case("progress", -1, 4) { UIProgressView() },
    Case("indicator", 20, 20) { UIActivityIndicatorView() },
    Case("large indicator", 37, 37) { UIActivityIndicatorView(style: .large) },
    Case("search bar", -1, 56) { UISearchBar() },
    Case("wheels", 320, 216) { UIPickerView() },
    Case("dots", 70, 26) {
      let control = UIPageControl()
      control.numberOfPages = 3
      return control
    },
    Case("segments", 92, 32) { UISegmentedControl(items: ["Map", "List"]) },
    Case("compact date", 200, 34.5) { UIDatePicker() },
    Case("no text", 0, 0) { label("") },
    Case("text", 50, 24) { label("Hello") },
    Case("text of East Asia", 60, 24) { label("日本語") },
    Case("one line of two", 20, 24) { label("ab\nabcd") },
    Case("two lines", 40, 48) { label("ab\nabcd", lines: 0) },
    Case("wrapped", 40, 71.5) { label("abcdefghij", lines: 0, width: 40) },
    Case("wrapped in two lines", 40, 48) { label("abcdefghij", lines: 2, width: 40) },
    Case("symbol", 20, 20) { UIImageView(image: UIImage(systemName: "star")) },
    Case("no image", -1, -1) { UIImageView() },
    Case("button", 45, 30) {
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      return button
    },
    Case("filled button", 75, 34.5) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Button"
      return UIButton(configuration: configuration)
    },
    Case("large button with an image", 116, 50.5) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Button"
      configuration.buttonSize = .large
      configuration.image = UIImage(systemName: "star")
      configuration.imagePadding = 5
      return UIButton(configuration: configuration)
    },
    Case("field", 34, 22) {
      let field = UITextField()
      field.placeholder = "Name"
      return field
    },
    Case("field with a border", 48, 34) {
      let field = UITextField()
      field.text = "Name"
      field.borderStyle = .roundedRect
      return field
    },
    Case("scrolling text", -1, -1) { UITextView() },
    Case("text view", 34, 30.5) {
      let view = UITextView()
      view.isScrollEnabled = false
      view.text = "Text"
      view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      return view
    },
  ]

  @Test(arguments: cases) func intrinsic(_ test: Case) {
    #expect(test.make().intrinsicContentSize == test.expected)
  }

  @Test func `a view is sized to fit its content`() {
    let label = Self.label("Hello")
    label.sizeToFit()
    #expect(label.frame.size == CGSize(width: 50, height: 24))
    let slider = UISlider(frame: frame(0, 0, 70, 0))
    slider.sizeToFit()
    #expect(slider.frame.size == CGSize(width: 70, height: 34))
    let view = UIView(frame: frame(0, 0, 7, 8))
    view.sizeToFit()
    #expect(view.frame.size == CGSize(width: 7, height: 8))
    let wrapped = Self.label("abcdefghij", lines: 0)
    #expect(wrapped.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 48))
  }

  @Test func `a text that wraps is as high as its width makes it`() {
    let room = LayoutRoom(CGSize(width: 100, height: 400))
    let (text, below) = (room.add(Self.label("abcdefghijklmnopqrst", lines: 0)), room.add())
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: room.view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: room.view.trailingAnchor),
      text.topAnchor.constraint(equalTo: room.view.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
    ])
    room.layOut()
    #expect(text.frame == frame(0, 0, 100, 48))
    #expect(below.frame.minY == 48)
    text.text = "abc"
    room.layOut()
    #expect(text.frame == frame(0, 0, 100, 24))
    room.view.frame.size.width = 20
    room.layOut()
    #expect(text.frame == frame(0, 0, 20, 48))
  }

  @Test func `a long text keeps within limits`() {
    let room = LayoutRoom(CGSize(width: 100, height: 400))
    let label = room.add(Self.label("abcdefghijklmnopqrst"))
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: room.view.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(lessThanOrEqualTo: room.view.trailingAnchor, constant: -10),
      label.firstBaselineAnchor.constraint(equalTo: room.view.topAnchor, constant: 30),
    ])
    room.layOut()
    #expect(label.frame == frame(10, 11, 80, 24))
    label.text = "abc"
    room.layOut()
    #expect(label.frame == frame(10, 11, 30, 24))
  }

  @Test func `the size that constraints give a view`() {
    let room = LayoutRoom(.zero)
    let label = room.add(Self.label("abcdefghij", lines: 0))
    let guide = room.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    #expect(
      room.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 116, height: 40))
    #expect(
      room.view.systemLayoutSizeFitting(
        CGSize(width: 66, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 66, height: 64))
    #expect(label.frame == .zero)
  }

  #if !canImport(UIKit)
  @Test func `a switch of iOS 26 is wider`() {
    let device = HeadlessDevice(
      systemVersion: OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0))
    device.perform {
      #expect(UISwitch().intrinsicContentSize == CGSize(width: 63, height: 28))
    }
  }
  #endif
}
