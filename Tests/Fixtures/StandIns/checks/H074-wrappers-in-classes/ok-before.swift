import SwiftUI

@MainActor final class Model: ObservableObject {
  @Published var name = ""
}

final class Controller: UIViewController {
  @ObservedObject var model = Model()
  @StateObject var owned = Model()
  override func viewDidLoad() { title = model.name }
}
