import SwiftUI

@Observable final class Model {
  var name = ""
  @ObservationIgnored lazy var formatter = DateFormatter()
}
