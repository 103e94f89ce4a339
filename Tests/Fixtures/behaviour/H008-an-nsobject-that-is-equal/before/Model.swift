import Foundation
import SwiftUI

final class Stamp: NSObject {
  let year: Int
  let colour: String

  init(year: Int, colour: String) {
    self.year = year
    self.colour = colour
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? Stamp)?.year == year }
}

final class Album: NSObject, ObservableObject {
  @Published var best = Stamp(year: 1901, colour: "red")

  override init() {
    super.init()
  }

  func choose(_ stamp: Stamp) { best = stamp }
}

struct AlbumView: View {
  @ObservedObject var album: Album

  var body: some View { Text("\(album.best.colour) of \(album.best.year)") }
}
