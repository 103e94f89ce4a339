import SwiftUI

@Observable final class Model {
  var name = ""
}

struct Field: View {
  let vm: ObservedObject<Model>.Wrapper  // error: type 'Model' does not conform to protocol
  let other: ObservedObject<Model>  // error: type 'Model' does not conform to protocol
  var body: some View { Text("") }
}
