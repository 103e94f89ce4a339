import Foundation
import SwiftUI

final class Leaflet {
  var title = ""
  var pages = 1
}

func makeLeaflet() -> Leaflet {
  let leaflet = Leaflet()
  leaflet.title = "Trees"
  leaflet.pages = 2
  return leaflet
}

@MainActor @Observable final class Stand {  // expect: observable-object-class "Stand"
  private static var limit = 3
  var visits = 0
  let leaflet = makeLeaflet()

  static func configure() { limit = 5 }

  // says-not-next: "nothing tracks"
  var title: String { leaflet.title }
  // says-not-next: "nothing tracks"
  var room: Int { Self.limit }
  // says-not-next: "nothing tracks"
  var folder: String { FileManager.default.currentDirectoryPath }
  // says-next: "a view shows 'isFull', which nothing tracks"
  var isFull: Bool { FileManager.default.fileExists(atPath: folder) }
  // says-next: "a view shows 'pageCount', which nothing tracks"
  var pageCount: Int { leaflet.pages }
}

struct StandView: View {
  var stand: Stand

  var body: some View {
    Text("\(stand.title) \(stand.room) \(stand.folder) \(stand.pageCount) \(stand.isFull)")
    Button("Turn") { stand.leaflet.pages += 1 }
  }
}
