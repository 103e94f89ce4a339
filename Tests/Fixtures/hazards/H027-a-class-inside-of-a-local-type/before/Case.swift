import SwiftUI

struct KettleView: View {
  let degrees: Int

  var body: some View { Text("\(degrees) °C") }
}

struct KettlePreviews: PreviewProvider {
  static var previews: some View {
    struct Stove: View {
      final class Kettle: ObservableObject {  // expect: unsupported-declaration "Kettle"
        @Published var degrees = 20
      }

      @StateObject private var kettle = Kettle()

      var body: some View { KettleView(degrees: kettle.degrees) }
    }
    return Stove()
  }
}

func boil() -> Int {
  let pour: () -> Int = {
    enum Samples {
      final class Pot: ObservableObject {  // expect: unsupported-declaration "Pot"
        @Published var litres = 2
      }
    }
    return Samples.Pot().litres
  }
  return pour()
}

func taste() -> Int {
  enum Samples {
    struct Shelf {
      final class Cup: ObservableObject {  // expect: unsupported-declaration "Cup"
        @Published var spoons = 1
      }
    }
  }
  return Samples.Shelf.Cup().spoons
}
