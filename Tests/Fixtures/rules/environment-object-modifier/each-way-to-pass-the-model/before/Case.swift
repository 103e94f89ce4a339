import SwiftUI

@MainActor
final class Basket: ObservableObject {
  static let shared = Basket()
  static var preview: Basket { Basket() }
  let history = History()
  @Published var count = 0
}

@MainActor
final class History: ObservableObject {
  @Published var entries: [String] = []
}

struct Counter: View {
  @EnvironmentObject var basket: Basket
  @EnvironmentObject var history: History

  var body: some View {
    Text("\(basket.count + history.entries.count)")
  }
}

struct Shop: View {
  @StateObject private var basket = Basket()
  var spare: Basket?

  var body: some View {
    let local = Basket()
    VStack {
      Counter()
        .environmentObject(basket)  // expect: environment-object-modifier "environmentObject"
      Counter().environmentObject(self.basket).padding()  // expect: environment-object-modifier "environmentObject"
      Counter().environmentObject(Basket()).environmentObject(basket.history)  // expect: environment-object-modifier "environmentObject" ; environment-object-modifier "environmentObject"
      Counter().environmentObject(Basket.shared)  // expect: environment-object-modifier "environmentObject"
      Counter().environmentObject(Basket.preview)  // expect: environment-object-modifier "environmentObject"
      Counter().environmentObject(local)  // expect: environment-object-modifier "environmentObject"
      if let spare {
        Counter().environmentObject(spare)  // expect: environment-object-modifier "environmentObject"
      }
      counter(with: basket)
    }
    .environmentObject(  // expect: environment-object-modifier "environmentObject"
      basket.history)
  }

  private func counter(with model: Basket) -> some View {
    Counter().environmentObject(model)  // expect: environment-object-modifier "environmentObject"
  }
}
