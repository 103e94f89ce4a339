import SwiftUI

final class Abacus: ObservableObject {
  @Published var ones = 1
  @Published var tens = 2
}

func double(_ number: inout Int) { number *= 2 }

struct AbacusView: View {
  @ObservedObject var abacus: Abacus

  var body: some View { Text("\(abacus.tens)\(abacus.ones)") }
}

struct AbacusControls: View {
  @ObservedObject var abacus: Abacus

  var body: some View { Text("") }

  func setOnes(_ number: Int) { $abacus.ones.wrappedValue = number }
}
