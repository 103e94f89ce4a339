import SwiftUI

struct FerryView: View {
  @StateObject private var notice = Notice()  // expect: state-object "@StateObject"
  var body: some View {
    Deck()
      .environmentObject(notice)
  }
}

struct Deck: View {
  @EnvironmentObject var notice: Notice
  var body: some View {
    Text(notice.text)
  }
}
