import Combine
import SwiftUI

final class Model: ObservableObject {
  @Published var count = 0
}

final class Controller: UIViewController {
  let model = Model()
  var bag = Set<AnyCancellable>()
  override func viewDidLoad() {
    model.$count.sink { print($0) }.store(in: &bag)
    model.objectWillChange.sink { _ in }.store(in: &bag)
  }
}
