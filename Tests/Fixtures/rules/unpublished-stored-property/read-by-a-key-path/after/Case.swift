import SwiftUI

@Observable final class Bee: Identifiable {
  var nectar = 0
  var age = 1  // expect: unpublished-stored-property "age"
  var flights = 0  // expect: unpublished-stored-property "flights"
  var name = "Maja"  // expect: unpublished-stored-property "name"
  var cell = 7  // expect: unpublished-stored-property "cell"
  @ObservationIgnored var weight = 0.1  // expect: unpublished-stored-property "weight"
}

struct Hive: View {
  var queen: Bee
  let bees: [Bee]

  var body: some View {
    Text("\(queen[keyPath: \.age]) days, \(queen.nectar)")
    Text(bees.map(\.name).joined(separator: ", "))
    ForEach(bees, id: \.cell) { bee in
      Text("\(bee.nectar)")
    }
    ForEach(bees.sorted(using: KeyPathComparator(\.flights))) { bee in
      Text("\(bee.nectar)")
    }
    Button("Weigh") {
      print(bees.map(\Bee.weight))
    }
  }
}
