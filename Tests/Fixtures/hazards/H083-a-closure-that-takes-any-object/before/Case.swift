import Combine

final class Ferry: ObservableObject {
  @Published var passengers = 0
}

struct Harbourmaster {
  // expect-next: constrained-to-observable-object "ObservableObject"
  let report: (any ObservableObject) -> String
}

func arrive(_ ferry: Ferry, at master: Harbourmaster) -> String {
  master.report(ferry)
}
