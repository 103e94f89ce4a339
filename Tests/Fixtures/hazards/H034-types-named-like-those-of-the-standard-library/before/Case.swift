import SwiftUI

final class Vault: ObservableObject {
  enum KeyPath { case front, back }  // expect: framework-name-shadowed "KeyPath"

  @Published var door = KeyPath.front
}

enum Survey {
  enum Bool { case yes, no }  // expect: framework-name-shadowed "Bool"

  final class Answers: ObservableObject {
    @Published var count = 0
  }
}

class Device {
  enum KeyPath { case serial }  // expect: framework-name-shadowed "KeyPath"
}

final class Scales: Device, ObservableObject {
  @Published var grams = 0
}

final class Series<Equatable>: ObservableObject {  // expect: framework-name-shadowed "Equatable"
  @Published var values: [Equatable] = []
}

struct VaultView: View {
  @StateObject private var vault = Vault()
  @StateObject private var answers = Survey.Answers()
  @StateObject private var scales = Scales()
  @StateObject private var series = Series<Double>()

  var body: some View {
    Text(vault.door == .front ? "Front" : "Back")
    Text("\(answers.count), \(scales.grams), \(series.values.count)")
  }
}
