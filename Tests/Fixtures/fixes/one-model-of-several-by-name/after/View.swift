import SwiftUI

struct Both: View {
  @StateObject var first = First()
  @State var second = Second()

  var body: some View { Text(first.name + second.name) }
}
