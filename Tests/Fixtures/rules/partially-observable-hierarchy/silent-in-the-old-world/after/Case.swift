import SwiftUI

@Observable class OldScreen {
  var title = ""
}

@Observable final class OldList: OldScreen {
  var rows: [String] = []
  @ObservationIgnored var count = 0
}

class Plain {
  var value = 0
}

final class PlainChild: Plain {
  var other = 0
}
