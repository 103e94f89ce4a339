import Observation

func test() {
  @Observable
  class Model {  // error: local type cannot have attached extension macro
    var name = ""
  }
  _ = Model()
}
