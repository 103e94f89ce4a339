import SwiftUI

// error: 'Observable' is not a member type of struct 'Case.Observation'
@Observable final class Diary {
  var observations: [Observation] = []
}

struct DiaryView: View {
  @State private var diary = Diary()

  var body: some View {
    ForEach(diary.observations) { Text($0.species) }
  }
}
