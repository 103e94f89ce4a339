import protocol Combine.ObservableObject
import struct Combine.Published
import Observation

@Observable final class Kiln {  // expect: observable-object-class "Kiln"
  var degrees = 20
}
