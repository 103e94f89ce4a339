import SwiftUI

struct FerryView: View {
  @State private var notice = Notice()  // expect: state-object "@StateObject"
  var body: some View {
    Deck()
      .environment(notice)
  }
}

struct Deck: View {
  @Environment(Notice.self) var notice
  var body: some View {
    Text(notice.text)
  }
}
