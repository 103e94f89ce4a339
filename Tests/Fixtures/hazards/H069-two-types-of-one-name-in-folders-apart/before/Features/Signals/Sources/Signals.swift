#if os(watchOS)
  /// Of another package, which nothing in the app imports.
  public enum Yard {
    public static let tracks = 4
  }
#endif
