import SwiftUI

@Observable final class ListModel: BaseModel {
  var rows: [String] = []
}

struct ListView: View {
  @State private var model = makeModel()  // expect: observable-object-in-state "@State"

  var body: some View {
    ForEach(model.rows, id: \.self) { row in
      Text(row)
    }
  }
}

@MainActor
private func makeModel() -> ListModel {
  ListModel()
}
