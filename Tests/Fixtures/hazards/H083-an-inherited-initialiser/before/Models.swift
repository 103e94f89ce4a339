import Combine

final class Oven: ObservableObject {
  @Published var heat = 0
}

final class Grill: ObservableObject {
  @Published var isLit = false
}
