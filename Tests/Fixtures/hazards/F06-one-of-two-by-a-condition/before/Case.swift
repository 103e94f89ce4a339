#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Also built where views of others require the 'ObservableObject' of OpenCombine.
final class Harbour: ObservableObject {
  @Published var ships = 3
}
