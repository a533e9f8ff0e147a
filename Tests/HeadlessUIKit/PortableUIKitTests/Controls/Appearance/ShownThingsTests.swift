import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct ShownThingsTests {
  @Test func `an image view is as large as its image and closed to touches`() {
    let image = UIImage(systemName: "cart")
    let view = UIImageView(image: image)
    #expect(view.frame.size == image?.size)
    #expect(!view.isUserInteractionEnabled)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [UIImage()]
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  @Test func `progress stays between nothing and everything`() {
    let view = UIProgressView(progressViewStyle: .bar)
    view.setProgress(2, animated: false)
    #expect(view.progress == 1)
    view.progress = -1
    #expect(view.progress == 0)
  }

  @Test func `the page is one of the pages`() {
    let control = UIPageControl()
    control.currentPage = 3
    #expect(control.currentPage == 0)
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
  }

  @Test func `attributed text carries fonts and colours`() {
    var text = AttributedString("Sale")
    text.font = .boldSystemFont(ofSize: 12)
    text.foregroundColor = .systemRed
    #expect(text.runs.first?.font == .boldSystemFont(ofSize: 12))
    #expect(text.runs.first?.foregroundColor == .systemRed)
    let larger = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 20)
      return outgoing
    }
    #expect(larger(AttributeContainer()).font == .systemFont(ofSize: 20))
  }

  @Test func `a paragraph's style is changed on its mutable kind`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let seen: NSParagraphStyle = style
    #expect(seen.alignment == .center)
    #expect(seen.lineSpacing == 4)
    #expect(NSParagraphStyle().alignment == .natural)
  }

  @Test func `a configuration's attributed title is shown in the place of its plain one`() {
    var configuration = UIButton.Configuration.bordered()
    configuration.attributedTitle = AttributedString("Buy")
    let button = UIButton(configuration: configuration)
    #expect(button.currentAttributedTitle?.string == "Buy")
    configuration.title = "Sell"
    #expect(configuration.attributedTitle == nil)
  }

  @Test func `scaled fonts stay under their maximum`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 40)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 30).pointSize == 30)
    #expect(metrics.scaledFont(for: font) == font)
  }
}
