/// Whether there's a headless device, on which a test can step time and touch the screen.
#if canImport(UIKit)
package let hasHeadlessDevice = false
#else
package let hasHeadlessDevice = true
#endif
