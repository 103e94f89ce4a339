import Foundation
import Observation

extension VoteScreen {
  @Observable final class Model {  // expect: observable-object-class "Model"
    var votes = 0
  }
}
