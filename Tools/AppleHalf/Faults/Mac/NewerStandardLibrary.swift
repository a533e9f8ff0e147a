import Foundation

func rest(of list: [Int]) -> Bool {
  list.enumerated().dropFirst().isEmpty  // refused: to 'Collection' is only available in macOS 26.0
}

func start(_ work: @escaping @Sendable () async -> Void) {
  Task.immediate { await work() }  // refused: only available in macOS 26.0 or newer
}
