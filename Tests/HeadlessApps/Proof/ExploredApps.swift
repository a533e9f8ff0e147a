import Expenses
import Gallery
import Tasks
import Travel
import StepRouterExplorer

#if PLANTED
import Expenses1
import Expenses2
import Expenses3
import Gallery1
import Gallery2
import Gallery3
import Tasks1
import Tasks2
import Tasks3
import Travel1
import Travel2
import Travel3
#endif

/// The apps, and their copies with planted faults.
@MainActor enum ExploredApps {
  static let sound: [String: @MainActor () -> Explorer] = [
    "Expenses": Expenses.explorer,
    "Gallery": Gallery.explorer,
    "Tasks": Tasks.explorer,
    "Travel": Travel.explorer,
  ]

  #if PLANTED
  static let planted: [String: @MainActor () -> Explorer] = [
    "Expenses1": Expenses1.explorer,
    "Expenses2": Expenses2.explorer,
    "Expenses3": Expenses3.explorer,
    "Gallery1": Gallery1.explorer,
    "Gallery2": Gallery2.explorer,
    "Gallery3": Gallery3.explorer,
    "Tasks1": Tasks1.explorer,
    "Tasks2": Tasks2.explorer,
    "Tasks3": Tasks3.explorer,
    "Travel1": Travel1.explorer,
    "Travel2": Travel2.explorer,
    "Travel3": Travel3.explorer,
  ]
  #else
  static let planted: [String: @MainActor () -> Explorer] = [:]
  #endif

  static var all: [String: @MainActor () -> Explorer] {
    sound.merging(planted) { app, _ in app }
  }
}
