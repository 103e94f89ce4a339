import Observation

@Observable
final class Journal {
  var entries: [String] = []
  @ObservationIgnored var cache: [Int: String] = [:]
  @ObservationIgnored lazy var index = entries.count
}
