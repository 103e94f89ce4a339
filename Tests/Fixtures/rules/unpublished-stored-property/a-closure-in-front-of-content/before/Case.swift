import SwiftUI

final class Pantry: ObservableObject {
  @Published var shows = false
  @Published var covers = false
  // says-next: "drawing writes it"
  var visits = 0  // expect: unpublished-stored-property "visits"
  // says-next: "a view reads it"
  var farewells = 0  // expect: unpublished-stored-property "farewells"

  func count() -> Int {
    visits += 1
    return visits
  }

  func leave() { farewells += 1 }
}

struct PantryView: View {
  @StateObject private var pantry = Pantry()

  var body: some View {
    Text("\(pantry.farewells)")
      // The first closure runs once the sheet is gone, the second one draws it.
      .sheet(isPresented: $pantry.shows) {
        pantry.leave()
      } content: {
        Text("Visit \(pantry.count())")
      }
      .fullScreenCover(isPresented: $pantry.covers) {
        pantry.leave()
      } content: {
        Text("The cellar")
      }
  }
}
