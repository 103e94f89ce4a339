import SwiftUI

// The macro's copy of 'mode' would not compile.
final class Sheet: ObservableObject {
  @Published var mode = 1  // later
  {
    didSet { print(mode) }
  }
}

struct SheetView: View {
  @StateObject private var sheet = Sheet()

  var body: some View { Text("\(sheet.mode)") }
}

final class Pad: ObservableObject {
  @Published var mode = 1  // above
  // and here
  @Published var size = 2 {  // behind
    didSet { print(size) }
  }
  var untold = 3  // ignored
  {
    didSet { print(untold) }
  }
}

struct PadView: View {
  @StateObject private var pad = Pad()

  var body: some View { Text("\(pad.mode) \(pad.size)") }
}
