import Combine

final class Route: ObservableObject {  // expect: observable-object-class "Route"
  @Published var stops: [String] = []
}
