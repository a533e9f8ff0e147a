import PortableUIKit
import StepRouter
import StepRouterTesting

/// The screens that a journal can report, and their places before something happened.
@MainActor
struct JournalRecord {
  let journal: ExplorationJournal
  private let names: [String]
  /// The names of the destinations that report every leaving.
  private let telling: Set<String>
  /// The numbers of the screens that were there, by destination.
  private let shown: [String: [Int]]

  /// Returns the records of the journals of all windows, and clears the journals.
  static func all(of windows: [ExploredWindow]) -> [JournalRecord] {
    var journals: [ExplorationJournal] = []
    for journal in windows.compactMap(\.app.journal)
    where !journals.contains(where: { $0 === journal }) { journals.append(journal) }
    return journals.map { journal in
      _ = journal.takeEntries()
      return JournalRecord(journal, in: windows.filter { $0.app.journal === journal })
    }
  }

  private init(_ journal: ExplorationJournal, in windows: [ExploredWindow]) {
    self.journal = journal
    var shown: [String: [Int]] = [:]
    for window in windows {
      for destination in window.app.destinations {
        shown[destination.name, default: []] += window.window.everybody
          .filter(destination.isShown).map { HierarchySnapshot.Identity($0).number }
      }
    }
    self.shown = shown
    let destinations = windows.flatMap(\.app.destinations)
    names = destinations.map(\.name)
    telling = Set(destinations.filter(\.tellsLeaves).map(\.name))
  }

  /// The screens that the journal can report.
  var residents: Set<Int> { Set(shown.values.joined()) }

  /// Judges the journal's entries.
  ///
  /// - Parameter left: Returns the reason that a screen left, according to the router's report.
  func judge(
    _ verdict: inout Verdict, present: Set<Int>, after cause: LeaveCause,
    left: (Int) -> LeaveReason?
  ) {
    var told: [String: [LeaveReason]] = [:]
    for entry in journal.takeEntries() { told[entry.destination, default: []].append(entry.reason) }
    for name in told.keys.sorted() where !names.contains(name) {
      verdict.note(
        .leaveNotTold,
        "The journal reports “\(name)”, which is not a destination; there are "
          + "\(names.joined(separator: ", ")).")
    }
    for name in Set(names).sorted() {
      let there = shown[name] ?? []
      let gone = cause.endsProcess ? [] : there.filter { !present.contains($0) }
      if there.isEmpty, cause.isLong { continue }
      judge(name, told[name] ?? [], &verdict, gone: gone, wasThere: !there.isEmpty, left)
    }
  }

  private func judge(
    _ name: String, _ reasons: [LeaveReason], _ verdict: inout Verdict, gone: [Int],
    wasThere: Bool, _ left: (Int) -> LeaveReason?
  ) {
    let list = reasons.map(\.phrase).joined(separator: ", ")
    if reasons.count < gone.count {
      if telling.contains(name) {
        verdict.note(.leaveNotTold, "“\(name)” has left without a report.")
      }
    } else if reasons.count > gone.count {
      if gone.isEmpty {
        verdict.note(
          wasThere ? .leaveToldEarly : .leaveToldTwice,
          "“\(name)” is reported to have left (\(list)), and "
            + (wasThere ? "is there." : "was not there."))
      } else {
        verdict.note(
          .leaveToldTwice, "The leave of “\(name)” is reported \(reasons.count) times: \(list).")
      }
    } else if gone.count == 1, let reason = reasons.first, let actual = left(gone[0]),
      reason != actual
    {
      verdict.note(
        .wrongReason,
        "“\(name)” is reported to have left for the wrong reason: \(reason.phrase), where it is "
          + "\(actual.phrase).")
    }
  }
}
