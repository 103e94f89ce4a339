import Combine
import Observation

/// All movies of this device. The file needs no SwiftUI.
@Observable final class MovieStore {  // expect: observable-object-class "MovieStore"
  var movies = Movie.samples  // expect: published-property "@Published"

  func add(_ movie: Movie) {
    movies.append(movie)
  }

  func delete(_ movie: Movie) {
    movies.removeAll { $0.id == movie.id }
  }
}
