import Combine
import Observation

@Observable class Vehicle {
  var speed = 0  // expect: published-property "@Published"
}
