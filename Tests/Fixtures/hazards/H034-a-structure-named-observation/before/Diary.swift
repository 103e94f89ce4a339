import SwiftUI

final class Diary: ObservableObject {
  @Published var observations: [Observation] = []
}

struct DiaryView: View {
  @StateObject private var diary = Diary()

  var body: some View {
    ForEach(diary.observations) { Text($0.species) }
  }
}
