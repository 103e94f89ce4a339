import Combine
import SwiftUI

@Observable final class Radar {
  var range = 10
}

@Observable final class Ferry {
  var name = "Elsa"
  let radar = Radar()
  private var subscriptions = Set<AnyCancellable>()
}

func ranges(of radar: Radar) -> Published<Int>.Publisher {
  radar.$range  // error: value of type 'Radar' has no member '$range'
}

struct FerryView: View {
  @State private var ferry = Ferry()

  var body: some View { Button("\(ferry.radar.range)") { ferry.radar.range += 1 } }
}
