import Combine

class Vehicle: ObservableObject {
  @Published var speed = 0  // expect: published-property "@Published"
}
