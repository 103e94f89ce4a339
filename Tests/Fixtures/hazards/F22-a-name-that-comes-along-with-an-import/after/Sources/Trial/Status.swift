import Combine
import Observation

@Observable class Status {  // expect: observable-object-class "Status"
  var isOn = false
}
