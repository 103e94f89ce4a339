import protocol Combine.ObservableObject
import struct Combine.Published

final class Kiln: ObservableObject {  // expect: observable-object-class "Kiln"
  @Published var degrees = 20
}
