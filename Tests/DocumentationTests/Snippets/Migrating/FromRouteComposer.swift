// swift-format-ignore-file
// These lines stand as they do in Docs/MigratingFromRouteComposer.md.

import RouteComposerSpelling
import StepRouter
