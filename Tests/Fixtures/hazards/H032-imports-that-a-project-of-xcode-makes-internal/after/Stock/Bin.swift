public import Combine
public import Observation

@Observable open class Bin {  // expect: observable-object-class "Bin"
  var count = 0

  init() {}
}
