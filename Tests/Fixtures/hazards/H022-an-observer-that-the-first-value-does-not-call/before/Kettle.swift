import SwiftUI

final class Kettle: ObservableObject {
  @Published var log = ""
  // The first value calls no observer, tracked or not: `Kettle(litres: 2)` logs nothing.
  var litres: Int {  // expect: unpublished-stored-property "litres"
    didSet { log += "!" }
  }

  init(litres: Int) {
    self.litres = litres
  }

  init(isLarge: Bool, most: Int) {
    litres = isLarge ? most : 1
  }
}

struct KettleView: View {
  @StateObject private var kettle = Kettle(litres: 2)

  var body: some View {
    Text("\(kettle.litres) l\(kettle.log)")
    Button("Fill") { kettle.litres += 1 }
  }
}
