import PortableUIKit
import StepRouter

/// The links that wait, the oldest first. Taking one costs the same however many there are.
struct HeldLinks {
  typealias Link = (url: URL, target: Target)

  private var links: [Link] = []
  private var taken = 0

  var urls: [URL] { links[taken...].map(\.url) }
  var isEmpty: Bool { taken == links.count }

  mutating func add(_ link: Link, forgettingOthers: Bool) {
    if forgettingOthers { self = HeldLinks() }
    links.append(link)
  }

  mutating func takeFirst() -> Link? {
    guard !isEmpty else { return nil }
    defer {
      taken += 1
      if taken > links.count / 2 {
        links.removeFirst(taken)
        taken = 0
      }
    }
    return links[taken]
  }
}
