import Foundation

extension VoteScreen {
  final class Model: ObservableObject {  // expect: observable-object-class "Model"
    @Published var votes = 0
  }
}
