import SwiftUI

@Observable final class Journey {
  var stops = 0
  // says-next: "becomes '@ObservationIgnored'"
  @ObservationIgnored private var path = ""  // expect: unpublished-stored-property "path"
  // says-next: "becomes '@ObservationIgnored'"
  @ObservationIgnored fileprivate var host: String? = ""  // expect: unpublished-stored-property "host"
  // says-next: "becomes tracked because a view may read it"
  private(set) var scheme: String? = ""  // expect: unpublished-stored-property "scheme"
  // says-next: "becomes tracked because a view may read it"
  var port: Int? = 1  // expect: unpublished-stored-property "port"
  // says-next: "becomes '@ObservationIgnored'"
  @ObservationIgnored var kept = 0  // expect: unpublished-stored-property "kept"

  func go() {
    path = "a"
    host = "b"
    scheme = "c"
    port = 2
    kept = 3
  }
}

private extension Journey {
  /// Hidden like its extension.
  var query: String? { "\(kept)" }
}

struct JourneyView: View {
  var journey: Journey

  var body: some View { Text("\(journey.stops)") }
}
