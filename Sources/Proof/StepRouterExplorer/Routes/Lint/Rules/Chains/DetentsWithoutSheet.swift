import PortableUIKit
import StepRouter

extension LintRule {
  /// Reports detents for a presentation that isn't a sheet.
  static let detentsWithoutSheet = LintRule("detents-without-sheet") { catalogue in
    catalogue.steps.compactMap { entry in
      guard let action = entry.step.action,
        case .present(let style?, hasDetents: true) = action.kind
      else { return nil }
      switch style {
      case .automatic, .pageSheet, .formSheet, .popover: return nil
      default: break
      }
      return entry.fault(
        "Only sheets have detents, and the style is \(style.word): the presentation is always "
          + "refused. Use .pageSheet, or leave the detents out.",
        at: action.location)
    }
  }
}
