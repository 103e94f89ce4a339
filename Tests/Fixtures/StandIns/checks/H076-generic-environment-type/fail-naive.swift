import SwiftUI

struct Screen<M: AnyObject>: View {
  @Environment(M.self) var model: M  // error: initializer 'init(_:)' requires that 'M' conform
  var body: some View { Text("") }
}
