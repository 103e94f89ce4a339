import SwiftUI

struct SearchView: View {
  @MainActor @Observable
  final class Model<Scope> {
    var query = "" {
      willSet { print(newValue) }
      didSet {
        let text = query.trimmingCharacters(in: .whitespaces)
        query = text  // expect: observer-assigns-itself "query"
      }
    }
    var scope: Scope?
  }

  @State private var model = Model<Int>()

  var body: some View { TextField("Search", text: $model.query) }
}
