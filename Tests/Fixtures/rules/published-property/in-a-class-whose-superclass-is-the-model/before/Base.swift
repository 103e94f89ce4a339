import Combine

class Form: ObservableObject {
  @Published var isValid = false  // expect: published-property "@Published"
}
