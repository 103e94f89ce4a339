import Combine

final class AddressForm: Form {
  @Published var street = ""  // expect: published-property "@Published"

  #if DEBUG
    @Published var fillsItself = true  // expect: published-property "@Published"
  #else
    @Published var fillsItself = false  // expect: published-property "@Published"
  #endif
}
