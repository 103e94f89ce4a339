import SwiftUI

// Another lesson, with a project of its own: what it declares is not seen in the first.
#if KIOSK
  final class Notice: ObservableObject {
    let willChange = PassthroughSubject<Void, Never>()
    @Published var text = ""
    @Published var ticket = 0

    func close() {
      objectWillChange.send()
    }
  }

  struct KioskView: View {
    @StateObject private var notice = Notice()  // expect: state-object "@StateObject"
    var body: some View {
      Text("\(notice.ticket)")
    }
  }
#endif
