import SwiftUI

#if WITH_OBSERVATION
  @Observable
  final class Diary {
    var page = 1
  }
#else
  final class Diary: ObservableObject {  // expect: unsupported-declaration "Diary"
    @Published var page = 1
  }
#endif

struct DiaryView: View {
  #if WITH_OBSERVATION
    @State private var diary = Diary()
  #else
    @StateObject private var diary = Diary()
  #endif

  var body: some View { Text("\(diary.page)") }
}
