import SwiftUI

struct PageView: View {
  @State  // expect: state-default-and-init "@State"
  private var page = 1

  init(page: Int?) {
    if let page { _page = State(initialValue: page) }
  }

  var body: some View { Text("\(page)") }
}
