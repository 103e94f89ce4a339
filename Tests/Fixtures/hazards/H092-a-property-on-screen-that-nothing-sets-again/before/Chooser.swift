import SwiftUI

final class Folder {
  var name = ""
}

/// A 'root' that is tracked could not be read in the initialiser; it never changes.
final class Chooser: ObservableObject {
  @Published var current: Folder
  private var root: Folder

  init() {
    root = Folder()
    current = root
  }

  var isAtRoot: Bool { current === root }
}

struct ChooserView: View {
  @StateObject private var chooser = Chooser()

  var body: some View { Text(chooser.isAtRoot ? "Root" : chooser.current.name) }
}
