import PortableUIKit
import Testing

@MainActor @Suite(.simulated) struct ConstraintTests {
  private let parent = UIView()
  private let first = UIView()
  private let second = UIView()

  init() {
    parent.addSubview(first)
    parent.addSubview(second)
  }

  @Test func `a constraint is held by the nearest view above both its items`() {
    let constraint = first.topAnchor.constraint(equalTo: second.bottomAnchor, constant: 8)
    #expect(!constraint.isActive)
    constraint.isActive = true
    #expect(parent.constraints == [constraint])
    #expect(first.constraints == [])
    constraint.isActive = false
    #expect(parent.constraints == [])
  }

  @Test func `a constraint on a view alone is held by that view`() {
    let width = first.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([width])
    #expect(first.constraints == [width])
    NSLayoutConstraint.deactivate([width])
    #expect(first.constraints == [])
  }

  @Test func `guides stand for the view that owns them`() {
    let guide = UILayoutGuide()
    first.addLayoutGuide(guide)
    let constraint = guide.leadingAnchor.constraint(
      equalTo: parent.safeAreaLayoutGuide.leadingAnchor)
    constraint.isActive = true
    #expect(parent.constraints == [constraint])
    #expect(parent.safeAreaLayoutGuide === parent.safeAreaLayoutGuide)
  }

  @Test func `a constraint holds what it was made from`() {
    let constraint = first.heightAnchor.constraint(
      lessThanOrEqualTo: second.widthAnchor, multiplier: 0.5, constant: 3)
    constraint.priority = .defaultHigh - 1
    #expect(constraint.firstItem === first)
    #expect(constraint.secondItem === second)
    #expect(constraint.firstAttribute == .height)
    #expect(constraint.secondAttribute == .width)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.constant == 3)
    #expect(constraint.priority.rawValue == 749)
  }

  @Test func `a stack view's row follows its subviews`() {
    let stack = UIStackView(arrangedSubviews: [first])
    #expect(first.superview === stack)
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(second, at: 0)
    #expect(stack.arrangedSubviews == [second, first])
    stack.addArrangedSubview(second)
    #expect(stack.arrangedSubviews == [first, second])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second])
    #expect(first.superview === stack)
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews == [])
  }

  @Test func `a view takes its guides and constraints with it`() {
    weak var weakGuide: UILayoutGuide?
    do {
      let view = UIView()
      weakGuide = view.safeAreaLayoutGuide
      view.widthAnchor.constraint(equalToConstant: 1).isActive = true
      #expect(weakGuide != nil)
    }
    #expect(weakGuide == nil)
  }
}
