import SwiftUI

protocol Named {
  var name: String { get }
}

final class Visit: ObservableObject, Named {
  @Published var minutes = 0
  var guest: String?  // expect: unpublished-stored-property "guest"
  var room: String?  // expect: unpublished-stored-property "room"
  var name = ""  // expect: unpublished-stored-property "name"

  func begin() {
    guest = "Ada"
    room = "Blue"
    name = "First"
    minutes += 1
  }
}

// What these show is the model's, though the extensions are those of another type.
extension Optional where Wrapped == Visit {
  var title: String { self?.guest ?? "Nobody" }

  var place: String {
    guard let self else { return "Nowhere" }
    return self.room ?? "Anywhere"
  }
}

extension Optional where Wrapped: Named {
  var label: String { self?.name ?? "None" }
}

struct VisitHeader: View {
  @ObservedObject var visit: Visit
  let last: Visit?

  var body: some View {
    Text("\(visit.minutes)")
    Text(last.title)
    Text(last.place)
    Text(last.label)
    Button("Begin") { visit.begin() }
  }
}
