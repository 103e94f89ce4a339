#if DEBUG
  import SwiftUI

  final class SampleData: ObservableObject {  // expect: observable-object-class "SampleData"
    @Published var names = ["Ada", "Alan"]
  }

  #Preview {
    NamesView()
      .environmentObject(SampleData())
  }

  struct NamesView: View {
    @EnvironmentObject private var data: SampleData

    var body: some View { Text("\(data.names.count)") }
  }
#endif
