#if !canImport(UIKit)
import Foundation

/// The processor time of a thread. It stands still while the thread waits, even if it waits for its
/// turn on a busy machine.
struct ThreadClock: Sendable {
  #if canImport(Darwin)
  private let port: mach_port_t

  /// Makes a clock for the calling thread.
  init() { port = pthread_mach_thread_np(pthread_self()) }

  /// The processor time used so far. Read it only while the thread exists.
  var now: Duration {
    var info = thread_basic_info()
    var count = mach_msg_type_number_t(
      MemoryLayout<thread_basic_info>.size / MemoryLayout<integer_t>.size)
    let result = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        thread_info(port, thread_flavor_t(THREAD_BASIC_INFO), $0, &count)
      }
    }
    guard result == KERN_SUCCESS else { return .zero }
    return .seconds(Int(info.user_time.seconds) + Int(info.system_time.seconds))
      + .microseconds(Int(info.user_time.microseconds) + Int(info.system_time.microseconds))
  }
  #else
  private let clock: clockid_t

  /// Makes a clock for the calling thread.
  init() {
    var clock = clockid_t()
    self.clock =
      pthread_getcpuclockid(pthread_self(), &clock) == 0 ? clock : CLOCK_THREAD_CPUTIME_ID
  }

  /// The processor time used so far. Read it only while the thread exists.
  var now: Duration {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return .zero }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
  #endif
}
#endif
