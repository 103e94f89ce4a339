import SwiftUI

final class Archive: ObservableObject {
  @Published var title = ""
}

extension EnvironmentValues {
  @Entry var archive = Archive()
}

struct ArchiveScreen: View {
  @Environment(\.archive) private var archive

  var body: some View {
    TitleField()
      .environmentObject(archive)  // expect: environment-object-modifier "environmentObject"
  }
}

struct TitleField: View {
  @EnvironmentObject private var archive: Archive

  var body: some View { TextField("Title", text: $archive.title) }
}
