import SwiftUI

#if KIOSK
  @Observable final class Notice {
    var text = ""
  }
#endif
