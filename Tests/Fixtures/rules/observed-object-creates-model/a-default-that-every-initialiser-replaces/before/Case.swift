import SwiftUI

final class Pantry: ObservableObject {
  @Published var jars = 3
}

struct Shelf: View {
  // says-next: "the initialiser's parameters"
  @ObservedObject var pantry = Pantry()  // expect: observed-object-creates-model "@ObservedObject"

  // says-next: "made here"
  init(pantry: Pantry = Pantry()) {
    self.pantry = pantry
  }

  var body: some View { Text("\(pantry.jars)") }
}

/// Where the jars are counted the default stays.
struct Cellar: View {
  // says-next: "made here"
  @ObservedObject var pantry = Pantry()  // expect: observed-object-creates-model "@ObservedObject"

  init(isEmpty: Bool, pantry: Pantry = Pantry()) {
    if isEmpty { self.pantry = pantry }
  }

  var body: some View { Text("\(pantry.jars)") }
}

struct House: View {
  var body: some View {
    Shelf()
    Cellar(isEmpty: false)
  }
}
