import SwiftUI

final class Crate: ObservableObject {
  @Published var label = ""
  var code = 0  // expect: unpublished-stored-property "code"

  init(code: Int) { self.code = code }
}

final class Stamp {
  var ink = ""
}

/// Something writes by a path while it is drawn; `\.code` is none of those.
func put<Root, Value>(
  _ value: Value, into object: Root, at path: ReferenceWritableKeyPath<Root, Value>
) -> Root {
  object[keyPath: path] = value
  return object
}

struct Shelf: View {
  @ObservedObject var crate: Crate

  var body: some View {
    Text(put("blue", into: Stamp(), at: \.ink).ink)
    ForEach(Warehouse.crates(), id: \.code) { Text($0.label) }
    Text(crate.label)
  }
}

struct Root: View {
  @StateObject private var crate = Crate(code: 1)

  var body: some View { Shelf(crate: crate) }
}

enum Warehouse {
  @MainActor static func crates() -> [Crate] { [] }
}
