import Combine

final class Harbour: ObservableObject {
  @Published var ships = 0
}

final class Canal: ObservableObject {
  @Published var barges = 0
}

struct Map {
  let count: Int

  // expect-next: constrained-to-observable-object "[Harbour()]"
  init(of places: [any ObservableObject] = [Harbour()]) { count = places.count }

  // expect-next: constrained-to-observable-object "Canal()"
  static func lines<Model: ObservableObject>(along model: Model = Canal()) -> Int { 1 }
}
