import SwiftUI

extension Flow.Step {
  /// The extension stands at file scope, and so does the `Model` that is meant.
  struct Content: View {
    @State private var model = Model()

    var body: some View {
      Text("\(model.depth)")
    }
  }
}
