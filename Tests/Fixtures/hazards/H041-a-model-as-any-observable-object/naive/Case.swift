import SwiftUI

@Observable final class Satchel {
  var books = 2
}

func inspect(_ satchel: Satchel) -> Int {
  let models = [satchel] as [any ObservableObject]  // error: cannot convert value of type 'Satchel' to expected element type 'any ObservableObject'
  return models.count
}

struct SatchelView: View {
  @State private var satchel = Satchel()

  var body: some View { Text("\(inspect(satchel)): \(satchel.books)") }
}
