import Combine
import SwiftUI

@Observable final class Workout: Codable {
  // Lost: all files so far. The keys are now '_name', '_minutes' and '_$observationRegistrar'.
  var name = "Run"
  var minutes = 30
}

struct WorkoutView: View {
  @State private var workout = Workout()

  var body: some View {
    TextField("Name", text: $workout.name)
    Stepper("\(workout.minutes) min", value: $workout.minutes)
  }
}
