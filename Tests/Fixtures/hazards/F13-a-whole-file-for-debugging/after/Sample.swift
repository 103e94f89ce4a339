#if DEBUG
  import SwiftUI

  @Observable final class SampleData {  // expect: observable-object-class "SampleData"
    var names = ["Ada", "Alan"]
  }

  #Preview {
    NamesView()
      .environment(SampleData())
  }

  struct NamesView: View {
    @Environment(SampleData.self) private var data

    var body: some View { Text("\(data.names.count)") }
  }
#endif
