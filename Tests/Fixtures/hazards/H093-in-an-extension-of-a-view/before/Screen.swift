import SwiftUI

struct VoteScreen: View {
  @StateObject private var model = Model()

  var body: some View {
    Stepper("Votes", value: $model.votes)
    VoteCount().environmentObject(model)
  }
}

struct VoteCount: View {
  @EnvironmentObject private var model: VoteScreen.Model

  var body: some View { Text("\(model.votes)") }
}
