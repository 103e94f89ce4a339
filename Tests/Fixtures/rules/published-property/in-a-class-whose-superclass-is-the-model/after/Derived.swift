import Combine
import Observation

@Observable final class AddressForm: Form {
  var street = ""  // expect: published-property "@Published"

  #if DEBUG
    var fillsItself = true  // expect: published-property "@Published"
  #else
    var fillsItself = false  // expect: published-property "@Published"
  #endif
}
