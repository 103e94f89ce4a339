import SwiftUI

#if KIOSK
  final class Notice: ObservableObject {
    @Published var text = ""
  }
#endif
