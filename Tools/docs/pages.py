"""Which pages of Docs stand where on the site. A page that is missing here comes last of all."""

# The groups of StepRouter's front page, in their order, each with its pages.
# No group is called like a page: DocC could not tell a link to one from a link to the other.
GROUPS = {
    "Begin": ["GettingStarted", "Recipes", "Guide"],
    "Around a navigation": ["Navigators", "Transitions", "Flows", "Links", "RouteState", "SwiftUI"],
    "When a screen goes": ["Closing", "Leaving", "Results"],
    "In tests": [
        "Testing", "Exploring", "Verifying", "Properties", "Report", "Replay", "Routes", "Lint",
    ],
    "From another router": [
        "Comparison", "MigratingFromRouteComposer", "MigratingFromXCoordinator",
        "MigratingFromCoordinators", "MigratingFromNavigationStack",
    ],
    "Rules, numbered": ["RoutingRules", "UIKitRules", "UIKitControls"],
    "How it is made": ["Architecture", "PortableUIKit", "AppleHalf"],
}

MORE = "More"

# The pages that the other products' front pages lead to.
OF_PRODUCTS = {
    "StepRouterLinks": ["Links"],
    "StepRouterState": ["RouteState"],
    "StepRouterFlows": ["Flows"],
    "StepRouterCoordination": ["Navigators", "Transitions"],
    "StepRouterSwiftUI": ["SwiftUI"],
    "StepRouterTesting": ["Testing", "Exploring", "Properties", "Replay", "Routes", "Lint"],
    "StepRouterVerify": ["Verifying", "Report", "Routes", "Lint"],
    "RouteComposerSpelling": ["MigratingFromRouteComposer"],
    "PortableUIKit": ["PortableUIKit", "UIKitRules", "UIKitControls", "AppleHalf"],
    "PortableSwiftUI": ["SwiftUI"],
}

# What is only there without Apple's UIKit cannot stand in the catalogues, which Xcode builds, too.
HEADLESS = {
    "PortableUIKit": {
        "The device": ["HeadlessDevice", "HeadlessUser", "StoryboardContents", "NibContents"],
    },
}


def groups(names):
    """The groups of the pages that there are."""
    known = {name for members in GROUPS.values() for name in members}
    found = {
        group: [name for name in members if name in names] for group, members in GROUPS.items()
    }
    found[MORE] = sorted(names - known)
    return {group: members for group, members in found.items() if members}
