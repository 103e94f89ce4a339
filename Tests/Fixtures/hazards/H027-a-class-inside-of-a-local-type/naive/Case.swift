import SwiftUI

struct KettleView: View {
  let degrees: Int

  var body: some View { Text("\(degrees) °C") }
}

struct KettlePreviews: PreviewProvider {
  static var previews: some View {
    struct Stove: View {
      // error: local type cannot have attached extension macro
      @Observable final class Kettle {
        var degrees = 20
      }

      @State private var kettle = Kettle()

      var body: some View { KettleView(degrees: kettle.degrees) }
    }
    return Stove()
  }
}

func boil() -> Int {
  let pour: () -> Int = {
    enum Samples {
      // error: local type cannot have attached extension macro
      @Observable final class Pot {
        var litres = 2
      }
    }
    return Samples.Pot().litres
  }
  return pour()
}

func taste() -> Int {
  enum Samples {
    struct Shelf {
      // error: local type cannot have attached extension macro
      @Observable final class Cup {
        var spoons = 1
      }
    }
  }
  return Samples.Shelf.Cup().spoons
}
