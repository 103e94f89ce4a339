import SwiftUI
import UIKit

@MainActor
@Observable
final class Station {
  static let shared = Station()
  let tuner = Tuner()
  var name = ""
}

@MainActor
@Observable
final class Tuner {
  var frequency = 98.5
}

struct StationView: View {
  var station: Station

  var body: some View {
    TunerView(tuner: station.tuner)
    NamePlate(station: .shared)
  }
}

struct TunerView: View {
  @Bindable var tuner: Tuner  // expect: state-object-on-injected-model "@StateObject"

  var body: some View {
    Slider(value: $tuner.frequency, in: 80...110)
  }
}

struct NamePlate: View {
  var station: Station  // expect: state-object-on-injected-model "@StateObject"

  var body: some View {
    Text(station.name)
  }
}

struct Scale: View {
  var tuner: Tuner  // expect: state-object-on-injected-model "@StateObject"

  var body: some View {
    Text("\(tuner.frequency)")
  }
}

final class ScaleController: UIViewController {
  private let tuner = Tuner()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(UIHostingController(rootView: Scale(tuner: self.tuner)))
  }
}
