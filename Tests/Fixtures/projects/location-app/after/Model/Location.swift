import Foundation

struct Location: Identifiable, Hashable, Sendable {
  var id = UUID()
  var name: String
  var address: String
  var latitude: Double
  var longitude: Double

  static let sample = Location(
    name: "Corner Grill", address: "12 Harbour Street", latitude: 37.33, longitude: -121.89)
}

struct Guest: Identifiable, Hashable, Sendable {
  var id = UUID()
  var firstName: String
  var lastName: String
  var company: String
  var bio: String
  var checkedInAt: UUID?

  var fullName: String { firstName + " " + lastName }
}

struct AlertItem: Identifiable, Sendable {
  var id = UUID()
  var title: String
  var message: String

  static let offline = AlertItem(
    title: "No connection", message: "Places could not be fetched. Try again later.")
  static let incomplete = AlertItem(
    title: "Something is missing", message: "Fill in every field and keep the bio short.")
}
