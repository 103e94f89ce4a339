import Combine
import Observation

@Observable class Form {
  var isValid = false  // expect: published-property "@Published"
}
