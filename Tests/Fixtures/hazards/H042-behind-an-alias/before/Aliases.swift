import Combine

typealias Watched = ObservableObject
typealias WatchedHere = Watched
