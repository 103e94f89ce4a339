import SwiftUI

@MainActor func driveItinerary() throws {
  print("writes \(try jsonText(Itinerary()))")
  switch fromJSON(Itinerary.self, #"{"days":2,"title":"Jura"}"#) {
  case .success(let old): print("reads an old file: \(old.title), \(old.days) days")
  case .failure(let missing): print("cannot read an old file: no \(missing.name)")
  }
}
