@testable import Fragments

extension Fragment {
  static let language: [Fragment] = [
    Fragment(Outlets.self, ["true true true", "true 1"]),
    Fragment(Inspectable.self, ["8 2"]),
    Fragment(DelegateOfApplication.self, ["true true"]),
    Fragment(NamesOfObjectiveC.self, ["0 2"]),
    Fragment(QualifiedNames.self, ["0 nil"]),
    Fragment(Conditions.self, ["UIKit", "iOS", "13"]),
    Fragment(ConditionalAction.self, ["tapped"]),
    Fragment(OptionalRequirementMissing.self, ["picked 3"]),
    Fragment(OptionalRequirementGiven.self, ["cancelled", "picked 3"]),
    Fragment(ProtocolOfObjects.self, ["reloaded", "true"]),
    Fragment(ProtocolForClasses.self, ["done"]),
    Fragment(OptionalMethodOfUIKit.self, ["row 2", "scrolled"]),
    Fragment(WitnessOfUIKit.self, ["ended"]),
    Fragment(OverrideInExtension.self, ["line 8"]),
    Fragment(OverrideOfExtension.self, ["base", "subclass", "base", "subclass"]),
    Fragment(ScreenWithModel.self, ["tea"]),
    Fragment(ScreenFromNib.self, ["true Tea"]),
    Fragment(ScreenInStackOfApp.self, ["1"]),
    Fragment(CellWithAction.self, ["starred"]),
    Fragment(TextAsObject.self, ["tea"]),
    Fragment(RequestOfNetwork.self, ["tea"]),
  ]
}
