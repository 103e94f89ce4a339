import SwiftUI

@Observable final class Archive {
  var title = ""
}

extension EnvironmentValues {
  @Entry var archive = Archive()
}

struct ArchiveScreen: View {
  @Environment(\.archive) private var archive

  var body: some View {
    TitleField()
      .environment(archive)  // expect: environment-object-modifier "environmentObject"
  }
}

struct TitleField: View {
  @Environment(Archive.self) private var archive

  var body: some View { TextField("Title", text: Bindable(archive).title) }
}
