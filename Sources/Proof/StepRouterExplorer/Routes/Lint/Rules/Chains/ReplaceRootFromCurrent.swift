import StepRouter

extension LintRule {
  /// Reports `replaceRoot` on a base that doesn't have to be the root.
  static let replaceRootFromCurrent = LintRule("replace-root-from-current") { catalogue in
    catalogue.steps.compactMap { entry in
      guard let action = entry.step.action, case .replaceRoot = action.kind,
        case .base(let base) = entry.host, case .current = base.kind
      else { return nil }
      return entry.fault(
        "replaceRoot works on the window’s root, and .current is another view controller where "
          + "anything is presented: the navigation fails there. Write .from(.root).",
        at: action.location)
    }
  }
}
