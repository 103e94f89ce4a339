import Combine

final class Beacon: ObservableObject {
  @Published var isLit = false
}

struct Watch {
  // expect-next: constrained-to-observable-object "ObjectWillChangePublisher"
  let publisher: Beacon.ObjectWillChangePublisher?
}
