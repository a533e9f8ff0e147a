#if !canImport(UIKit)
import Foundation
import MuseumExhibits
import StepRouterExplorer

/// Lists the museum's exhibits, or plays one of them in the terminal.
@main @MainActor
struct MuseumTour {
  static func main() async {
    guard let number = CommandLine.arguments.dropFirst().first else { return list() }
    if number == "check" { return await check() }
    if number == "page" { return print(MuseumPage.text, terminator: "") }
    if number == "pictures" { return await drawPictures(in: CommandLine.arguments.dropFirst(2)) }
    if number == "report" { return await report(CommandLine.arguments.dropFirst(2)) }
    await play(exhibit(number))
  }

  /// Prints what the explorer reports about the faulty apps of these exhibits.
  private static func report(_ numbers: ArraySlice<String>) async {
    guard !numbers.isEmpty else {
      print("Add the number of an exhibit, as in `swift run Museum report A11`.")
      exit(1)
    }
    for exhibit in numbers.map(exhibit) { print(await exhibit.exploration(of: .faulty)) }
  }

  /// Writes a picture of each exhibit's faulty app into a folder.
  private static func drawPictures(in folder: ArraySlice<String>) async {
    guard let folder = folder.first else {
      print("Add a folder, as in `swift run Museum pictures Docs/Images/Museum`.")
      exit(1)
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for exhibit in Museum.hallA {
        try await exhibit.picture()?.write(
          toFile: "\(folder)/\(exhibit.number).svg", atomically: true, encoding: .utf8)
      }
    } catch {
      print("The pictures can't be written: \(error)")
      exit(1)
    }
  }

  private static func exhibit(_ number: String) -> Exhibit {
    if let exhibit = Museum.exhibit(number) { return exhibit }
    print("There is no exhibit “\(number)”. `swift run Museum` lists them.")
    exit(1)
  }

  private static func list() {
    for exhibit in Museum.hallA { print(exhibit) }
    for question in Museum.hallB { print(question) }
    print("`swift run Museum A11` plays exhibit A11, and `swift run Museum report A11` explores")
    print("its faulty app only. `swift run Museum check` checks all exhibits.")
  }

  /// Checks that each fault is found by its plaque's moves, and that nothing is wrong with chains.
  private static func check() async {
    var isSound = true
    for exhibit in Museum.hallA {
      let faulty = await exhibit.exploration(of: .faulty)
      let moves = faulty.moves(to: exhibit.plaque.finding)
      let mended = await exhibit.exploration(of: .mended)
      if moves != exhibit.plaque.moves { print("\(exhibit): found by \(moves ?? []).\n\(faulty)") }
      if !mended.isFaultless { print("\(exhibit), with chains:\n\(mended)") }
      let isExhibitSound = moves == exhibit.plaque.moves && mended.isFaultless
      print(
        isExhibitSound ? "\(exhibit): found, and mended." : "\(exhibit): not as its plaque says.")
      isSound = isSound && isExhibitSound
    }
    for question in Museum.hallB {
      let answer = await question.answer()
      let holds = answer == (question.start, question.end)
      print("\(question.number): \(holds ? "holds." : "\n  \(answer.start)\n  \(answer.end)")")
      isSound = isSound && holds
    }
    if !isSound { exit(1) }
  }

  private static func play(_ exhibit: Exhibit) async {
    let plaque = exhibit.plaque
    print(exhibit)
    print("\(plaque.story) (\(plaque.date))")
    print("Reports: " + plaque.reports.joined(separator: "; "))
    print("Cause: \(plaque.cause)")
    print("\nThe app with the fault:")
    for move in plaque.moves { print("  \(move)") }
    let faulty = await exhibit.exploration(of: .faulty)
    let isFound = faulty.moves(to: plaque.finding) == plaque.moves
    print(isFound ? "  \(plaque.finding.text)" : "  Not found:\n\(faulty)")
    print("\nAfter the same moves with chains:")
    print(await exhibit.replay(in: .mended).end)
    let mended = await exhibit.exploration(of: .mended)
    print(mended.isFaultless ? "Nothing is wrong." : "\(mended)")
    print("\nRemedy: \(plaque.remedy)\nIn your app: \(plaque.inYourApp)")
  }
}
#else
/// The museum shows what the headless UIKit does, so there's nothing to see where there is UIKit.
@main enum MuseumTour {
  static func main() {
    print("The museum is open on Linux and on a Mac: swift run Museum")
  }
}
#endif
