import SwiftSyntax

/// Calls of functions that have another name here, or one more argument.
extension Rewriter {
  /// The first words of optional methods of UIKit's delegates.
  private static let delegateWords = [
    "tableView", "scrollView", "textField", "textView", "searchBar", "gestureRecognizer",
    "navigationController", "tabBarController", "application", "presentationController",
    "pickerView", "splitViewController", "pageViewController", "updateSearchResults",
  ]

  func translateCall(_ node: FunctionCallExprSyntax) {
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      return callOptionalMethod(chain, hasArguments: !node.arguments.isEmpty)
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      if node.calledExpression.trimmedDescription == "observe" { addKey(to: node) }
      if node.calledExpression.trimmedDescription == "UIApplicationMain" {
        edits.replace(node.bytes, with: "()")
        warn(node, "'UIApplicationMain' isn't called: a test launches the app, see 'launch'.")
      }
      return
    }
    switch (member.base?.trimmedDescription, member.declName.baseName.text) {
    case (_, "observe"): addKey(to: node)
    case (_, "addObserver") where node.arguments.contains { $0.label?.text == "forKeyPath" }:
      warn(node, "'addObserver(_:forKeyPath:options:context:)' isn't translated. Use 'observe'.")
    case ("Timer", "scheduledTimer") where node.arguments.first?.label?.text == "withTimeInterval":
      edits.insert("_", at: member.declName.bytes.lowerBound)
    case ("DispatchQueue.main", "async") where isWork(node, before: 0),
      ("DispatchQueue.main", "asyncAfter") where isWork(node, before: 1):
      edits.insert("_", at: member.declName.bytes.lowerBound)
    case ("Task", "sleep"), ("Task<Never, Never>", "sleep"):
      let labels = node.arguments.compactMap { $0.label?.text }
      guard labels == ["nanoseconds"] || labels.first == "for" && !labels.contains("clock") else {
        break
      }
      edits.insert("_", at: member.declName.bytes.lowerBound)
    default: break
    }
  }

  /// Whether a call passes work and nothing else behind its first arguments.
  private func isWork(_ node: FunctionCallExprSyntax, before count: Int) -> Bool {
    let labels = node.arguments.compactMap { $0.label?.text }
    if labels.contains("wallDeadline") { return false }
    let isClosure = node.trailingClosure != nil && node.arguments.count == count
    return isClosure || labels.last == "execute" && node.arguments.count == count + 1
  }

  /// Methods of protocols always exist here: `delegate?.method?(…)` is `delegate?.method(…)`.
  private func callOptionalMethod(_ chain: OptionalChainingExprSyntax, hasArguments: Bool) {
    guard let member = chain.expression.as(MemberAccessExprSyntax.self) else { return }
    let name = member.declName.baseName.text
    let isOwn = model.types.values.contains { type in
      type.isObjcProtocol && type.members.contains { $0.isOptional && $0.name == name }
    }
    let isUIKit = hasArguments && Self.delegateWords.contains { name.hasPrefix($0) }
    if isOwn || isUIKit { edits.replace(chain.questionMark.bytes, with: "") }
  }

  /// Says by name which property `observe(\.property)` means.
  private func addKey(to node: FunctionCallExprSyntax) {
    guard let first = node.arguments.first, first.label == nil,
      let path = first.expression.as(KeyPathExprSyntax.self)
    else { return }
    let keys = path.components.compactMap {
      $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
    }
    guard keys.count == 1, path.components.count == 1 else {
      return warn(
        first,
        "'observe' of a path of several properties isn't translated. Observe the last one on "
          + "the object that has it.")
    }
    if !isTold(keys[0]) {
      warn(
        first,
        "Nothing tells of changes of '\(keys[0])': it's neither a 'dynamic' property of the "
          + "app nor one that the headless UIKit tells of.")
    }
    edits.insert(", _key: \"\(keys[0])\"", at: first.expression.bytes.upperBound)
  }
}
