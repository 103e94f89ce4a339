import Combine

// expect-next: constrained-to-observable-object "ObservableObject"
extension ObservableObject {
  static func == (left: Self, right: Self) -> Bool { left === right }
}

final class Parcel: ObservableObject, Equatable {
  @Published var weight = 2
}
