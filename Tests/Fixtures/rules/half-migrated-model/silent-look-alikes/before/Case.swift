import Observation

/// A kit of its own, whose words are those of SwiftUI.
@propertyWrapper
struct StateObject<Value> {
  var wrappedValue: Value
}

@propertyWrapper
struct Published<Value> {
  var wrappedValue: Value
}

protocol View {}

@Observable
final class Robot {
  @ObservationIgnored @Published var battery = 1.0
  var name = ""
}

struct RobotView: View {
  @StateObject var robot = Robot()
}

protocol ObservableObject {}

@Observable
final class Arm: ObservableObject {
  var angle = 0.0
}
