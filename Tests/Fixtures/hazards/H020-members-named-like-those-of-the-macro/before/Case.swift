import SwiftUI

final class Door: ObservableObject {
  @Published var code = ""
  @Published var access = "closed"

  func access(by person: String) -> Bool {
    person == access
  }

  func withMutation(_ change: (Door) -> Void) {
    change(self)
  }

  func shouldNotifyObservers(at hour: Int) -> Bool { hour > 8 }
}

struct DoorView: View {
  @StateObject private var door = Door()

  var body: some View {
    TextField("Code", text: $door.code)
    Text(door.access(by: "Ada") ? "Open" : door.access)
    Button("Lock") { door.withMutation { $0.access = "locked" } }
      .disabled(!door.shouldNotifyObservers(at: 9))
  }
}
