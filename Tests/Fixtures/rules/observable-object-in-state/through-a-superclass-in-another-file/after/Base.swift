import Combine
import Observation

@Observable class BaseModel {
  var isBusy = false
}
