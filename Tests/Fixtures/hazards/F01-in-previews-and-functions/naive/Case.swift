import SwiftUI

@Observable final class Kettle {
  var degrees = 80.0
}

struct KettleView: View {
  @Bindable var kettle: Kettle

  var body: some View { Slider(value: $kettle.degrees) }
}

func sampleKettle() -> some View {
  // error: generic struct 'StateObject' requires that 'Kettle' conform to 'ObservableObject'
  @StateObject var kettle = Kettle()
  return KettleView(kettle: kettle)
}

struct KettlePreviews: PreviewProvider {
  static var previews: some View {
    @StateObject var kettle = Kettle()
    KettleView(kettle: kettle)
    Slider(value: $kettle.degrees)
  }
}

#Preview {
  @StateObject var kettle = Kettle()
  return KettleView(kettle: kettle)
}
