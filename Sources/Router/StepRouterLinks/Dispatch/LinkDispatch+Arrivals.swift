import PortableUIKit
import StepRouter

extension LinkDispatch {
  func makeLink(
    _ url: URL, asked: UIScene?, discarding: Bool = false,
    onEnd: (@MainActor (HeldLink.Ending) -> Void)? = nil
  ) -> HeldLink {
    count += 1
    return HeldLink(url, number: count, asked: asked, isDiscarding: discarding, onEnd: onEnd)
  }

  /// Accepts a link; returns false if it belongs to no scene's map.
  func take(_ link: HeldLink) -> Bool {
    do throws(LinkError) {
      if let choice = try choose(for: link) {
        hold(link, in: choice.scene)
      } else {
        unplaced.add(link)
      }
    } catch {
      if error == .notOwn { return false }
      fail(link, error)
    }
    openHeld()
    return true
  }

  /// Accepts a link that wants a window of its own; returns false if it belongs to no scene's map.
  func takeForNewWindow(_ link: HeldLink) -> Bool {
    do throws(LinkError) {
      _ = try choose(for: link)
    } catch {
      if error == .notOwn { return false }
      fail(link, error)
      return true
    }
    windowRequests[UUID().uuidString] = link
    openHeld()
    return true
  }
}
