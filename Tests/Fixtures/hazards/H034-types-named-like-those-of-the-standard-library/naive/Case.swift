import SwiftUI

// error: cannot specialize non-generic type 'Vault.KeyPath'
@Observable final class Vault {
  enum KeyPath { case front, back }

  var door = KeyPath.front
}

enum Survey {
  enum Bool { case yes, no }

  // error: cannot convert return expression of type 'Bool' to return type 'Survey.Bool'
  @Observable final class Answers {
    var count = 0
  }
}

class Device {
  enum KeyPath { case serial }
}

// error: cannot specialize non-generic type 'Device.KeyPath'
@Observable final class Scales: Device {
  var grams = 0
}

// error: non-protocol, non-class type 'Equatable' cannot be used
@Observable final class Series<Equatable> {
  var values: [Equatable] = []
}

struct VaultView: View {
  @State private var vault = Vault()
  @State private var answers = Survey.Answers()
  @State private var scales = Scales()
  @State private var series = Series<Double>()

  var body: some View {
    Text(vault.door == .front ? "Front" : "Back")
    Text("\(answers.count), \(scales.grams), \(series.values.count)")
  }
}
