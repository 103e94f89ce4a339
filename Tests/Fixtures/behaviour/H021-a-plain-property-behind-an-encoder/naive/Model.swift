import Foundation
import SwiftUI

@Observable final class Letter: Encodable {
  var pages = 1
  @ObservationIgnored var title = "a"

  enum CodingKeys: String, CodingKey { case title }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
  }

  var json: String {
    String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self)
  }

  func rename() {
    title = "b"
    pages = 2
  }
}

struct LetterView: View {
  var letter: Letter

  var body: some View { Text(letter.json) }
}
