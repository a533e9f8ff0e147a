"""Which pages of Docs stand where on the site."""

import markdown

# The pages that no group of Docs/README.md has.
MORE = "More pages"

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


def groups(index, names):
    """The groups of StepRouter's front page, each with its pages: those of Docs/README.md."""
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
