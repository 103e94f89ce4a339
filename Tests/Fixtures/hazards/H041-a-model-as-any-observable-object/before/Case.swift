import SwiftUI

final class Satchel: ObservableObject {
  @Published var books = 2
}

func inspect(_ satchel: Satchel) -> Int {
  let models = [satchel] as [any ObservableObject]  // expect: constrained-to-observable-object "ObservableObject"
  return models.count
}

struct SatchelView: View {
  @StateObject private var satchel = Satchel()

  var body: some View { Text("\(inspect(satchel)): \(satchel.books)") }
}
