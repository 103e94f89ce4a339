import Foundation

struct Movie: Identifiable, Hashable {
  var id = UUID()
  var title: String
  var genre = "Drama"
  var rating = 3

  static let samples = [
    Movie(title: "The Lighthouse Keeper", genre: "Drama", rating: 4),
    Movie(title: "Night Ferry", genre: "Thriller", rating: 5),
  ]
}
