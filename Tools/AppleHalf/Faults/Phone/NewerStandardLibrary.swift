import Foundation

func rest(of list: [Int]) -> Bool {
  list.enumerated().dropFirst().isEmpty  // refused: to 'Collection' is only available in iOS 26.0
}

func run(on executor: any TaskExecutor) {}  // refused: only available in iOS 18.0 or newer

func parse(_ text: String) -> URL? {
  URL(string: text, encodingInvalidCharacters: false)  // refused: only available in iOS 17.0 or
}

struct Marker: Hashable {
  let id: UUID

  static func isSorted(_ ids: [UUID]) -> Bool {
    ids.sorted() == ids  // refused: only available in iOS 17.0 or newer
  }
}
