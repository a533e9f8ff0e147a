import PortableUIKit
import StepRouter

extension ShopRoutes {
  /// The sections of the settings, in columns over the current screen.
  var settings: DestinationStep<SettingsViewController, Void> {
    settingsScreen.from(.current).assemble()
  }

  /// A section of the settings: beside the list, or on top of it if there's no room for two
  /// columns.
  var setting: DestinationStep<SettingViewController, Setting> {
    let list = settings.adaptingContext(using: InlineContextTransformer { (_: Setting) in })
    return settingScreen.from(list.expectingContainer()).assemble()
  }
}

/// The same screens without their base.
extension ShopRoutes {
  var settingsScreen: StepChain<UIViewController, SettingsViewController, Void> {
    StepAssembly(finder: ClassFinder(), factory: InlineFactory(makeSettings))
      .using(.setColumn(.primary))
      .from(
        SplitControllerStep(style: .doubleColumn) { split in
          split.preferredDisplayMode = .oneBesideSecondary
        }
      )
      .using(.present(presentationStyle: .fullScreen))
  }

  var settingScreen: StepChain<UISplitViewController, SettingViewController, Setting> {
    StepAssembly(finder: ClassWithContextFinder(), factory: InlineFactory(makeSetting))
      .using(.setColumn(.secondary))
  }
}
