import SwiftUI

struct VoteScreen: View {
  @State private var model = Model()

  var body: some View {
    Stepper("Votes", value: $model.votes)
    VoteCount().environment(model)
  }
}

struct VoteCount: View {
  @Environment(VoteScreen.Model.self) private var model

  var body: some View { Text("\(model.votes)") }
}
