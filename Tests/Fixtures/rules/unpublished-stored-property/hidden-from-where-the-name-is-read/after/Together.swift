import SwiftUI

@Observable final class Postcard {
  var stamps = 0
  // says-next: "becomes '@ObservationIgnored'"
  @ObservationIgnored private var path = ""  // expect: unpublished-stored-property "path"
  // says-next: "becomes tracked because a view may read it"
  fileprivate var host: String? = ""  // expect: unpublished-stored-property "host"
  // says-next: "becomes tracked because a view may read it"
  private var scheme: String? = ""  // expect: unpublished-stored-property "scheme"

  func send() {
    path = "a"
    host = "b"
    scheme = "c"
  }
}

extension Postcard {
  /// Sees what the class hides.
  func stamp() -> String {
    FileManager.default.urls(for: .userDirectory, in: .allDomainsMask).map { place in
      place.scheme ?? ""
    }.joined()
  }
}

struct PostcardView: View {
  var postcard: Postcard

  var body: some View {
    Text("\(postcard.stamps)" + postcard.stamp())
    ForEach(FileManager.default.urls(for: .userDirectory, in: .allDomainsMask), id: \.self) { place in
      Text(place.path + (place.host ?? ""))
    }
  }
}

/// What meets a protocol of others is used elsewhere, too, though its type is hidden.
@Observable private final class Secret: CustomStringConvertible {
  var isTold = false
  // says-next: "becomes tracked because a view may read it"
  fileprivate var description = ""  // expect: unpublished-stored-property "description"

  func tell() { description = "told" }
}
