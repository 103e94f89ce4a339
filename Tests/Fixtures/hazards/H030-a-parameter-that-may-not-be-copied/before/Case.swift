import SwiftUI

final class Holder<Content: ~Copyable>: ObservableObject {  // expect: unsupported-declaration "~Copyable"
  @Published var count = 0
  var content: Content

  init(_ content: consuming Content) { self.content = content }
}

struct HolderView: View {
  @ObservedObject var holder: Holder<Int>

  var body: some View { Text("\(holder.count)") }
}

struct Drawer<Content> where Content: ~Copyable {  // expect: unsupported-declaration "~Copyable"
  final class State: ObservableObject {
    @Published var isOpen = false
  }
}
