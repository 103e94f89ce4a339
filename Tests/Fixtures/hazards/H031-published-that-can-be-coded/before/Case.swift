import Combine
import SwiftUI

extension Published: @retroactive Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    guard let value = Mirror(reflecting: self).descendant("storage", "value") as? Value else { return }
    try value.encode(to: encoder)
  }
}

extension Published: @retroactive Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(initialValue: try Value(from: decoder))
  }
}

final class Workout: ObservableObject, Codable {  // expect: synthesized-codable "Workout"
  @Published var name = "Run"
  @Published var minutes = 30
}

struct WorkoutView: View {
  @StateObject private var workout = Workout()

  var body: some View {
    TextField("Name", text: $workout.name)
    Stepper("\(workout.minutes) min", value: $workout.minutes)
  }
}
