import PortableUIKit
import Testing

@MainActor @Suite(.simulated) struct AppearanceTests {
  @Test func `colours of the same components are equal`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red == UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1))
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor.label == .label)
    #expect(UIColor.label != .systemBackground)
    #expect(UIColor(named: "brand") == UIColor(named: "brand"))
    #expect(UIColor(named: "brand") != UIColor(named: "accent"))
    #expect(UIColor(named: "") == nil)
  }

  @Test func `an adaptive colour is resolved by the interface style`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }
    #expect(dynamic.resolvedColor(with: dark) == .yellow)
    #expect(
      dynamic.withAlphaComponent(0).resolvedColor(with: light)
        == UIColor.blue.withAlphaComponent(0))
  }

  @Test func `components are read back`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(!UIColor.red.getWhite(&red, alpha: nil))
    #expect(UIColor(white: 0.5, alpha: 1).getWhite(&red, alpha: nil))
    #expect(red == 0.5)
  }

  @Test func `fonts are compared by what they are`() {
    #expect(UIFont.systemFont(ofSize: 17) == .systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != .boldSystemFont(ofSize: 17))
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.systemFont(ofSize: 10).withSize(12) == .systemFont(ofSize: 12))
    #expect(UIFont(name: "Avenir-Book", size: 12)?.fontName == "Avenir-Book")
    #expect(UIFont(name: "", size: 12) == nil)
    let bold = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(
      bold.map { UIFont(descriptor: $0, size: 0).fontDescriptor.symbolicTraits } == .traitBold)
  }

  @Test func `images are compared by where they come from and how they are drawn`() {
    let cart = UIImage(systemName: "cart")
    #expect(cart == UIImage(systemName: "cart"))
    #expect(cart != UIImage(named: "cart"))
    #expect(cart != cart?.withRenderingMode(.alwaysTemplate))
    #expect(cart?.isSymbolImage == true)
    #expect(UIImage(named: "") == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage() != UIImage())
    let configuration = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
    #expect(
      UIImage(systemName: "cart", withConfiguration: configuration)
        == cart?.withConfiguration(configuration))
  }

  @Test func `a label's text comes by either property`() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    label.attributedText = NSAttributedString(string: "styled")
    #expect(label.text == "styled")
    #expect(!label.isUserInteractionEnabled)
    label.font = UIFont(name: "", size: 3)
    #expect(label.font == .systemFont(ofSize: 17))
  }

  @Test func `an activity indicator hides when it stops, unless told otherwise`() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(indicator.isAnimating && !indicator.isHidden)
    indicator.stopAnimating()
    #expect(!indicator.isAnimating && indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test func `an appearance keeps what is set on it, for its device`() {
    UINavigationBar.appearance().tintColor = .systemRed
    #expect(UINavigationBar.appearance().tintColor == .systemRed)
    #expect(UITabBar.appearance().tintColor != .systemRed)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    let bar = UINavigationController().navigationBar
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    #expect(bar.standardAppearance.backgroundColor == .systemBackground)
    #expect(UIBarAppearance(barAppearance: appearance).backgroundColor == .systemBackground)
  }

  @Test func `a layer belongs to its view and keeps what is set on it`() {
    let view = UIView()
    view.layer.cornerRadius = 8
    view.layer.borderColor = UIColor.red.cgColor
    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.borderColor == UIColor.red.cgColor)
    #expect(UIView().layer !== view.layer)
  }

  @Test func `a style given to a window, controller or view holds for what is in it`() {
    let window = Simulation.current.makeWindow()
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    let label = UILabel()
    root.view.addSubview(label)
    #expect(label.traitCollection.userInterfaceStyle == .light)
    window.overrideUserInterfaceStyle = .dark
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    root.overrideUserInterfaceStyle = .light
    #expect(label.traitCollection.userInterfaceStyle == .light)
    label.overrideUserInterfaceStyle = .dark
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    #expect(root.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `transforms combine as on paper`() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    let moved = move.scaledBy(x: 2, y: 3)
    #expect([moved.a, moved.d, moved.tx, moved.ty] == [2, 3, 10, 20])
    let scaled = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect([scaled.a, scaled.d, scaled.tx, scaled.ty] == [2, 3, 20, 60])
    #expect(CGAffineTransform(rotationAngle: 0).isIdentity)
  }

  @Test func `insets move the edges inwards`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
  }
}
