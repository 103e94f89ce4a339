import Combine

// Loses: the view no longer subscribes to 'objectWillChange', and 'speed' is not tracked.
class Vehicle: ObservableObject {
  @Published var speed = 0
}
