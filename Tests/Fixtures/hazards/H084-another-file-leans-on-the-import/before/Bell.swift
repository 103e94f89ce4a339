import Combine

final class Bell: ObservableObject {  // expect: observable-object-class "Bell"
  @Published var rings = 0
}
