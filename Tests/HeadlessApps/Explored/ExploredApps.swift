import Expenses
import Gallery
import Recipes
import StepRouterExplorer
import Tasks
import Travel
import Workouts

#if PLANTED
import Expenses1
import Expenses2
import Expenses3
import Gallery1
import Gallery2
import Gallery3
import Recipes1
import Recipes2
import Recipes3
import Tasks1
import Tasks2
import Tasks3
import Travel1
import Travel2
import Travel3
import Workouts1
import Workouts2
import Workouts3
#endif

/// The apps by their names, and their copies with planted faults: `Expenses2` is `Expenses` with
/// `faults/2.diff`.
@MainActor public enum ExploredApps {
  /// Makes an app's explorer, with links or without.
  public typealias Maker = @MainActor (_ hasLinks: Bool) -> Explorer

  /// The apps as their authors wrote them.
  public static let sound: [String: Maker] = [
    "Expenses": Expenses.explorer,
    "Gallery": Gallery.explorer,
    "Recipes": Recipes.explorer,
    "Tasks": Tasks.explorer,
    "Travel": Travel.explorer,
    "Workouts": Workouts.explorer,
  ]

  #if PLANTED
  /// Whether `plant` has made the copies with faults.
  public nonisolated static let hasPlanted = true

  /// The apps with planted faults.
  public static let planted: [String: Maker] = [
    "Expenses1": Expenses1.explorer,
    "Expenses2": Expenses2.explorer,
    "Expenses3": Expenses3.explorer,
    "Gallery1": Gallery1.explorer,
    "Gallery2": Gallery2.explorer,
    "Gallery3": Gallery3.explorer,
    "Recipes1": Recipes1.explorer,
    "Recipes2": Recipes2.explorer,
    "Recipes3": Recipes3.explorer,
    "Tasks1": Tasks1.explorer,
    "Tasks2": Tasks2.explorer,
    "Tasks3": Tasks3.explorer,
    "Travel1": Travel1.explorer,
    "Travel2": Travel2.explorer,
    "Travel3": Travel3.explorer,
    "Workouts1": Workouts1.explorer,
    "Workouts2": Workouts2.explorer,
    "Workouts3": Workouts3.explorer,
  ]
  #else
  /// Whether `plant` has made the copies with faults.
  public nonisolated static let hasPlanted = false

  /// The apps with planted faults.
  public static let planted: [String: Maker] = [:]
  #endif
}
