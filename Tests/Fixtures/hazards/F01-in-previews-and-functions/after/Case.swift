import SwiftUI

@Observable final class Kettle {
  var degrees = 80.0
}

struct KettleView: View {
  @Bindable var kettle: Kettle

  var body: some View { Slider(value: $kettle.degrees) }
}

func sampleKettle() -> some View {
  @State var kettle = Kettle()  // expect: state-object "@StateObject"
  return KettleView(kettle: kettle)
}

struct KettlePreviews: PreviewProvider {
  static var previews: some View {
    @State var kettle = Kettle()  // expect: state-object "@StateObject"
    KettleView(kettle: kettle)
    Slider(value: $kettle.degrees)
  }
}

#Preview {
  @State var kettle = Kettle()  // expect: state-object "@StateObject"
  return KettleView(kettle: kettle)
}
