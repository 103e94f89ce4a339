import SwiftUI

protocol Tunable: ObservableObject {
  var level: Int { get set }
}

final class Radio: Tunable {
  @Published var level = 0

  func refresh() { objectWillChange.send() }
}

struct Dial<Model: Tunable>: View {
  @ObservedObject var model: Model

  var body: some View { Text("\(model.level)") }
}

struct Desk: View {
  @StateObject private var radio = Radio()

  var body: some View { Dial(model: radio) }
}
