import SwiftUI

final class Kettle: ObservableObject {
  @Published var degrees = 80.0
}

struct KettleView: View {
  @ObservedObject var kettle: Kettle

  var body: some View { Slider(value: $kettle.degrees) }
}

func sampleKettle() -> some View {
  @StateObject var kettle = Kettle()  // expect: state-object "@StateObject"
  return KettleView(kettle: kettle)
}

struct KettlePreviews: PreviewProvider {
  static var previews: some View {
    @StateObject var kettle = Kettle()  // expect: state-object "@StateObject"
    KettleView(kettle: kettle)
    Slider(value: $kettle.degrees)
  }
}

#Preview {
  @StateObject var kettle = Kettle()  // expect: state-object "@StateObject"
  return KettleView(kettle: kettle)
}
