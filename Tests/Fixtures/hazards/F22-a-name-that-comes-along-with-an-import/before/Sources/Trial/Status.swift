import Combine

class Status: ObservableObject {  // expect: observable-object-class "Status"
  @Published var isOn = false
}
