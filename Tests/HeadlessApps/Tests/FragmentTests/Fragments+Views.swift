@testable import Fragments

extension Fragment {
  static let views: [Fragment] = [
    Fragment(ViewOfObservable.self, ["green", "black"]),
    Fragment(HostWithInit.self, ["true 2"]),
    Fragment(ConditionOfSwiftUI.self, ["SwiftUI"]),
    Fragment(OneNameOfSwiftUI.self, ["Text"]),
  ]
}
