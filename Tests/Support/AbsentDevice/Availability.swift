/// Whether there is a headless device, on which time is stepped and touches are felt.
#if canImport(UIKit)
package let hasHeadlessDevice = false
#else
package let hasHeadlessDevice = true
#endif
