import SwiftUI

@MainActor protocol Boss: AnyObject {
  func leave()
}

enum Corner {
  case none
  case trailing(@MainActor () -> Void)
}

extension View {
  func gate(corner: Corner) -> some View { self }
}

@MainActor @Observable final class Door {
  var isOpen = false
  @ObservationIgnored weak var boss: (any Boss)?

  func leave() { boss?.leave() }
}

struct DoorView: View {
  var door: Door

  var body: some View {
    Text(door.isOpen ? "open" : "closed")
      .gate(corner: .trailing { door.leave() })
  }
}
