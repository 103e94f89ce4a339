import SwiftUI

class OldScreen: ObservableObject {
  @Published var title = ""
}

final class OldList: OldScreen {
  @Published var rows: [String] = []
  var count = 0
}

class Plain {
  var value = 0
}

final class PlainChild: Plain {
  var other = 0
}
