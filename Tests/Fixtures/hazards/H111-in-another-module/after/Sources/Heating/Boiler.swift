import Polling

final class Boiler: ObservableObject {
  func heat() { revision += 1 }
}
