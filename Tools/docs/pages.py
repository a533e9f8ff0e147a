"""The places of the pages from Docs on the site."""

import markdown

# The group for pages that Docs/README.md doesn't group.
MORE = "More pages"

# The pages that the other products' front pages link to.
OF_PRODUCTS = {
    "StepRouterLinks": ["Links"],
    "StepRouterState": ["RouteState"],
    "StepRouterFlows": ["Flows"],
    "StepRouterCoordination": ["Navigators", "Transitions"],
    "StepRouterJournal": ["SeeingItRun"],
    "StepRouterSystemScreens": ["SystemScreens"],
    "StepRouterSwiftUI": ["SwiftUI"],
    "StepRouterTesting": ["Testing"],
    "StepRouterExplorer": ["Exploring", "ExplorerReference"],
    "StepRouterReport": ["Verifying"],
    "StepRouterVerify": ["Verifying"],
    "RouteComposerSpelling": ["MigratingFromRouteComposer"],
    "PortableUIKit": ["PortableUIKit", "UIKitRules", "UIKitControls", "AppleHalf"],
    "PortableSwiftUI": ["SwiftUI"],
}

# Symbols that don't exist with Apple's UIKit. The catalogues can't name them, since Xcode builds
# those too.
HEADLESS = {
    "PortableUIKit": {
        "The device": ["HeadlessDevice", "HeadlessUser", "StoryboardContents", "NibContents"],
    },
}


def groups(index, names):
    """Returns the groups of StepRouter's front page with their pages, as in Docs/README.md."""
    found, group = {}, MORE
    for line in index.splitlines():
        heading = markdown.HEADING.match(line)
        if heading:
            group = heading.group(2)
        for link in markdown.LINK.finditer(line):
            name = link.group("target").removesuffix(".md").split("/")[-1]
            if name in names and name not in sum(found.values(), []):
                found.setdefault(group, []).append(name)
    others = sorted(names - set(sum(found.values(), [])))
    return {**found, MORE: others} if others else found
