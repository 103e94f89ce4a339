public import Combine

open class Bin: ObservableObject {  // expect: observable-object-class "Bin"
  @Published var count = 0

  init() {}
}
