#if !canImport(UIKit)
import ExampleScreens
import PortableUIKit
import StepRouter

/// A navigation of the shop during which the user opens the phone, frame by frame.
@MainActor
package struct FoldFilm {
  /// The time since the request, and what has just happened.
  private static let frames: [(milliseconds: Int, said: String)] = [
    (0, "The phone is closed, and the shop is asked for the offers in its settings."),
    (100, "In the middle of it the user opens the phone. The hinge has moved, the display not yet."),
    (116, "A frame later the app is on the inner display: the same window, resized."),
    (300, "Until the resize has ended, the router waits."),
  ]
  private static let end = "Then it makes its plan again, for what the window has become."

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
      device.launch(ShopApplication(shop: Shop())) { _ in ShopSceneDelegate() }
      device.runUntilIdle()
      guard let shop = device.application.shopWindow,
        let offers = try? shop.routes.destinations.first(where: { $0.name == "setting" })?
          .target(context: "offers")
      else { return "" }
      var lines: [String] = []
      var outcome = ""
      shop.router.navigate(to: offers) { result in outcome = Self.words(result) }
      var now = 0
      for frame in Self.frames {
        device.advance(by: .milliseconds(frame.milliseconds - now))
        now = frame.milliseconds
        if now == 100 { device.user.unfold() }
        lines += picture(shop, at: "\(now) ms", frame.said)
      }
      device.runUntilIdle()
      lines += picture(shop, at: "At rest", Self.end) + [outcome]
      device.terminate()
      return lines.joined(separator: "\n")
    }
  }

  private static func words<Success>(_ result: Result<Success, RoutingError>) -> String {
    switch result {
    case .success(let outcome): "\(outcome)"
    case .failure(let error): error.description
    }
  }

  private func picture(_ shop: ShopWindow, at time: String, _ said: String) -> [String] {
    let size = shop.window.bounds.size
    return [
      "\(time). \(said)", "\(Int(size.width)) × \(Int(size.height)) points",
      ScreenDrawing(of: shop.window, columns: columns).text(inColour: isInColour), "",
    ]
  }
}

extension UIApplication {
  fileprivate var shopWindow: ShopWindow? {
    connectedScenes.lazy.compactMap { ($0.delegate as? ShopSceneDelegate)?.shopWindow }.first
  }
}
#endif
