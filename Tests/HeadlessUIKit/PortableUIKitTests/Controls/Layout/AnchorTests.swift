import PortableUIKit
import Testing

/// Every way to make a constraint from an anchor, and the values it holds.
@MainActor @Suite(.simulated) struct AnchorTests {
  private let first = UIView()
  private let second = UIView()

  private func values(_ constraint: NSLayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      default: "="
      }
    return "\(relation) \(constraint.multiplier) \(constraint.constant)"
  }

  @Test func `positions`() {
    let (own, other) = (first.leadingAnchor, second.trailingAnchor)
    let constraints = [
      own.constraint(equalTo: other), own.constraint(equalTo: other, constant: 3),
      own.constraint(lessThanOrEqualTo: other),
      own.constraint(lessThanOrEqualTo: other, constant: 4),
      own.constraint(greaterThanOrEqualTo: other),
      own.constraint(greaterThanOrEqualTo: other, constant: -5),
      first.bottomAnchor.constraint(equalTo: second.layoutMarginsGuide.bottomAnchor),
      first.centerYAnchor.constraint(equalTo: second.readableContentGuide.centerYAnchor),
    ]
    #expect(
      constraints.map(values) == [
        "= 1.0 0.0", "= 1.0 3.0", "≤ 1.0 0.0", "≤ 1.0 4.0", "≥ 1.0 0.0", "≥ 1.0 -5.0",
        "= 1.0 0.0", "= 1.0 0.0",
      ])
    #expect(constraints[0].firstAttribute == .leading)
    #expect(constraints[0].secondAttribute == .trailing)
    #expect(constraints[6].secondItem === second.layoutMarginsGuide)
  }

  @Test func `dimensions`() {
    let (own, other) = (first.widthAnchor, second.heightAnchor)
    let constraints = [
      own.constraint(equalToConstant: 1), own.constraint(lessThanOrEqualToConstant: 2),
      own.constraint(greaterThanOrEqualToConstant: 3),
      own.constraint(equalTo: other, multiplier: 0.5),
      own.constraint(equalTo: other, multiplier: 0.5, constant: 1),
      own.constraint(lessThanOrEqualTo: other, multiplier: 2),
      own.constraint(lessThanOrEqualTo: other, multiplier: 2, constant: 1),
      own.constraint(greaterThanOrEqualTo: other, multiplier: 3),
      own.constraint(greaterThanOrEqualTo: other, multiplier: 3, constant: 1),
    ]
    #expect(
      constraints.map(values) == [
        "= 1.0 1.0", "≤ 1.0 2.0", "≥ 1.0 3.0", "= 0.5 0.0", "= 0.5 1.0", "≤ 2.0 0.0", "≤ 2.0 1.0",
        "≥ 3.0 0.0", "≥ 3.0 1.0",
      ])
    #expect(constraints[0].secondItem == nil)
    #expect(constraints[0].secondAttribute == .notAnAttribute)
  }

  @Test func `relations between items without anchors`() {
    let constraint = NSLayoutConstraint(
      item: first, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 44)
    constraint.isActive = true
    #expect(first.constraints == [constraint])
    #expect(values(constraint) == "≥ 1.0 44.0")
    first.removeConstraints(first.constraints)
    #expect(!constraint.isActive)
  }

  @Test func `priorities of growing and shrinking are kept by axis`() {
    #expect(first.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(first.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    first.setContentHuggingPriority(.required, for: .horizontal)
    first.setContentCompressionResistancePriority(.defaultLow + 1, for: .vertical)
    #expect(first.contentHuggingPriority(for: .horizontal) == .required)
    #expect(first.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(first.contentCompressionResistancePriority(for: .vertical).rawValue == 251)
  }
}
