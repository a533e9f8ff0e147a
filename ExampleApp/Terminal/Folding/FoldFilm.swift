#if !canImport(UIKit)
import ExampleScreens
import PortableUIKit
import StepRouter

/// A navigation of the shop during which the user opens the phone, shown frame by frame.
@MainActor
package struct FoldFilm {
  /// The time of each frame since the request, and what has just happened.
  private static let frames: [(milliseconds: Int, said: String)] = [
    (0, "The phone is closed. Asked for a product, the shop removes the bag and begins a push."),
    (100, "In the middle of the push the user opens the phone. Only the hinge has moved."),
    (116, "A frame later the app is on the inner display: the same window, resized."),
    (300, "Until the resize has ended, the router waits."),
  ]
  private static let end = "The navigation has ended, in the new shape."
  /// The router's decisions that the film shows.
  private static let shown = [" plans", " waits", " integrated", " dismiss", " ended"]

  private let isInColour: Bool
  private let columns: Int?

  package init(isInColour: Bool = false, columns: Int? = nil) {
    self.isInColour = isInColour
    self.columns = columns
  }

  /// The frames, one below the other.
  package var text: String {
    let device = HeadlessDevice(.duo, timeMode: .manual)
    return device.perform {
      let trace = Trace()
      device.launch(ShopApplication(shop: Shop(), observers: [trace])) { _ in ShopSceneDelegate() }
      device.runUntilIdle()
      guard let shop = device.application.shopWindow,
        let bag = shop.target("bag"), let product = shop.target("product", "42")
      else { return "" }
      shop.router.navigate(to: bag)
      device.runUntilIdle()
      trace.isOn = true
      shop.router.navigate(to: product)
      var lines: [String] = []
      var now = 0
      for frame in Self.frames {
        device.advance(by: .milliseconds(frame.milliseconds - now))
        now = frame.milliseconds
        if now == 100 { device.user.unfold() }
        lines += picture(shop, at: "\(now) ms", frame.said, trace.takeLines())
      }
      device.runUntilIdle()
      lines += picture(shop, at: "At rest", Self.end, trace.takeLines())
      device.terminate()
      return lines.joined(separator: "\n")
    }
  }

  private func picture(
    _ shop: ShopWindow, at time: String, _ said: String, _ decisions: [String]
  ) -> [String] {
    let size = shop.window.bounds.size
    return ["\(time). \(said)", "\(Int(size.width)) × \(Int(size.height)) points"]
      + decisions.filter { line in Self.shown.contains { line.contains($0) } }.map { "  \($0)" } + [
        ScreenDrawing(of: shop.window, columns: columns).text(inColour: isInColour), "",
      ]
  }
}

extension UIApplication {
  fileprivate var shopWindow: ShopWindow? {
    connectedScenes.lazy.compactMap { ($0.delegate as? ShopSceneDelegate)?.shopWindow }.first
  }
}

extension ShopWindow {
  fileprivate func target(_ name: String, _ context: String? = nil) -> Target? {
    try? routes.destinations.first { $0.name == name }?.target(context: context)
  }
}
#endif
