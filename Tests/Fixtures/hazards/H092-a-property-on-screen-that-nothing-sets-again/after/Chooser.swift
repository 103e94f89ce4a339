import SwiftUI

final class Folder {
  var name = ""
}

/// A 'root' that is tracked could not be read in the initialiser; it never changes.
@Observable final class Chooser {
  var current: Folder
  @ObservationIgnored private var root: Folder

  init() {
    root = Folder()
    current = root
  }

  var isAtRoot: Bool { current === root }
}

struct ChooserView: View {
  @State private var chooser = Chooser()

  var body: some View { Text(chooser.isAtRoot ? "Root" : chooser.current.name) }
}
