import Benchmark
import Cases

let benchmarks: @Sendable () -> Void = {
  for name in Case.Name.allCases {
    for way in Case.Way.allCases { time(name, way) }
  }
}

private func time(_ name: Case.Name, _ way: Case.Way) {
  // JMH's format requires the throughput.
  let configuration = Benchmark.Configuration(
    metrics: [.wallClock, .throughput], warmupIterations: 5, maxDuration: .milliseconds(500))
  Benchmark(TimedWork.title(of: name, way), configuration: configuration) { benchmark in
    // The library waits here until the closure returns, so nothing else touches the benchmark.
    nonisolated(unsafe) let benchmark = benchmark
    await MainActor.run {
      let timed = Case.shared(name)
      benchmark.startMeasurement()
      timed.perform(way, times: TimedWork.times)
      benchmark.stopMeasurement()
    }
  }
}
