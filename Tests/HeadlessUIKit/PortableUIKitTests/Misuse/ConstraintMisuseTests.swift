import PortableUIKit
import Testing

@MainActor @Suite("Misuse of constraints", .simulated, .standInOnly)
struct ConstraintMisuseTests {
  private let simulation = Simulation.current
  private let first = UIView()
  private let second = UILabel()

  private func address(_ object: NSObject) -> String {
    String(described(object).dropFirst().dropLast()).replacing(": ", with: ":")
  }

  @Test("M71: a constraint between views in different hierarchies")
  func m71() {
    let constraint = first.topAnchor.constraint(equalTo: second.bottomAnchor)
    constraint.isActive = true
    #expect(
      simulation.takeMisuses() == [
        Misuse(
          rule: "M71", name: "NSGenericException",
          reason: "Unable to activate constraint with anchors <NSLayoutYAxisAnchor "
            + "\"\(address(first)).top\"> and <NSLayoutYAxisAnchor \"\(address(second)).bottom\"> "
            + "because they have no common ancestor.  Does the constraint or its anchors reference "
            + "items in different view hierarchies?  That's illegal.")
      ])
    #expect(!constraint.isActive)

    first.addSubview(second)
    constraint.isActive = true
    #expect(first.constraints == [constraint])
    second.removeFromSuperview()
    #expect(!constraint.isActive)
    let guide = UILayoutGuide()
    first.widthAnchor.constraint(equalTo: guide.widthAnchor).isActive = true
    #expect(simulation.takeMisuses().map(\.rule) == ["M71"])
  }

  @Test("M72: a constraint of a location to a number, or of leading to left")
  func m72() {
    first.addSubview(second)
    let constraints = [
      NSLayoutConstraint(
        item: second, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 10),
      NSLayoutConstraint(
        item: second, attribute: .leading, relatedBy: .equal, toItem: first, attribute: .leading,
        multiplier: 0, constant: 10),
      NSLayoutConstraint(
        item: second, attribute: .leading, relatedBy: .equal, toItem: first, attribute: .left,
        multiplier: 1, constant: 10),
    ]
    let location =
      "NSLayoutConstraint for \(described(second)): A multiplier of 0 or a nil second item together "
      + "with a location for the first attribute creates an illegal constraint of a location equal "
      + "to a constant. Location attributes must be specified in pairs."
    #expect(
      simulation.takeMisuses().map(\.reason) == [
        location, location,
        "NSLayoutConstraint for \(described(second)): A constraint cannot be made between a "
          + "leading/trailing attribute and a right/left attribute. Use leading/trailing for both "
          + "or neither.",
      ])
    NSLayoutConstraint.activate(constraints)
    #expect(first.constraints == [])
  }

  @Test("M73: required equations that contradict each other")
  func m73() {
    let room = LayoutRoom()
    let view = room.add()
    let constraints = [
      view.leadingAnchor.constraint(equalTo: room.view.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 24),
      view.widthAnchor.constraint(equalToConstant: 24),
    ]
    NSLayoutConstraint.activate(constraints)
    room.layOut()
    #expect(view.frame == frame(10, 0, 40, 24))
    let (width, other) = (
      "<\(address(constraints[1])) \(address(view)).width",
      "<\(address(constraints[3])) \(address(view)).width"
    )
    #expect(
      simulation.takeWarnings() == [
        """
        Unable to simultaneously satisfy constraints.
        (
            "\(width) == 40   (active)>",
            "\(other) == 24   (active)>"
        )

        Will attempt to recover by breaking constraint 
        \(other) == 24   (active)>
        """
      ])
    constraints[0].constant = 11
    room.layOut()
    #expect(simulation.takeWarnings() == [])
  }

  @Test("A conflict that other sizes would end is no conflict of the app's")
  func uncertain() {
    let room = LayoutRoom(CGSize(width: 100, height: 100))
    let (view, other) = (room.add(), room.add(UILabel()))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: room.view.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: room.view.trailingAnchor, constant: -20),
      view.widthAnchor.constraint(equalToConstant: 40),
      other.widthAnchor.constraint(equalToConstant: 50),
      other.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
    ])
    room.layOut()
    #expect(view.frame.width == 60)
  }
}
