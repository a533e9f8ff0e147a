import Foundation

func startProcess() {
  let process = Process()  // refused: 'Process' is unavailable
  process.arguments = [NSUserName()]  // refused: 'NSUserName()' is unavailable
}
