import Observation

@Observable actor Model {  // error: '@Observable' cannot be applied to actor type 'Model'
  var name = ""
}
