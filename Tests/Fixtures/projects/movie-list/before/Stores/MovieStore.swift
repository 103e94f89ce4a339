import Combine

/// All movies of this device. The file needs no SwiftUI.
final class MovieStore: ObservableObject {  // expect: observable-object-class "MovieStore"
  @Published var movies = Movie.samples  // expect: published-property "@Published"

  func add(_ movie: Movie) {
    movies.append(movie)
  }

  func delete(_ movie: Movie) {
    movies.removeAll { $0.id == movie.id }
  }
}
