import Combine
import SwiftUI

@Observable final class Model {
  var count = 0
}

final class Controller: UIViewController {
  let model = Model()
  var bag = Set<AnyCancellable>()
  override func viewDidLoad() {
    model.$count  // error: value of type 'Model' has no member '$count'
      .sink { print($0) }.store(in: &bag)
    model.objectWillChange  // error: value of type 'Model' has no member 'objectWillChange'
      .sink { _ in }.store(in: &bag)
  }
}

struct Screen: View {
  var model: Model
  var body: some View {
    Text("").onReceive(model.$count) { _ in }  // error: value of type 'Model' has no member
  }
}
