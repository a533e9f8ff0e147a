// swift-format-ignore-file
import PortableUIKit
import RouteComposer

// GeneralAction.presentModally() and XibFactory stand in a comment,
/* AnyDestination in /* another one */ StepAssembler */
private enum AppDestination { case home }

private struct Response { let Destination = "XibFactory" }

@MainActor private let patterns = (/XibFactory\("[^"]*/, #/"(XibFactory/)?/#)

@MainActor struct UntouchedSample {
  private enum Destination { case home, bag(AppDestination) }
  private var items: [Int] = []
  private var images: Set<String> = []

  private func texts(_ id: Int) -> [String] {
    let destination = Destination.bag(.home)
    return [
      "XibFactory", #"GeneralAction.nilAction() \(id)"#,
      """
      AnyDestination "\(id, default: "XibFactory")" \(title(ClassFinder<BagViewController, Any?>(), XibFactory()))
      """,
      "\(destination) \(Response().Destination)",
    ]
  }

  private func title(_ finder: some Finder, _ factory: ClassFactory<BagViewController, Any?>) -> String { "" }

  private mutating func change() {
    images.add("push")
  }
}

private func show(from pages: Pages) { pages.add(1).styled(.present).navigate() }
private struct Pages {
  enum Style { case present }
  func add(_ number: Int) -> Self { self }
  func styled(_ style: Style) -> Self { self }
  func navigate() {}
}

extension Set {
  fileprivate mutating func add(_ member: Element) { insert(member) }
}

extension String.StringInterpolation {
  fileprivate mutating func appendInterpolation(_ number: Int, default text: String) {
    appendLiteral(text)
  }
}
