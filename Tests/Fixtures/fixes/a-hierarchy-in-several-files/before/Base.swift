import Combine

class ScreenModel: ObservableObject {
  @Published var isBusy = false
  @Published private(set) var failure: String?
  var appearances = 0

  func fail(_ text: String) { failure = text }
}
