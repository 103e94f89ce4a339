import Combine
import Observation

@Observable class ScreenModel {
  var isBusy = false
  private(set) var failure: String?
  @ObservationIgnored var appearances = 0

  func fail(_ text: String) { failure = text }
}
