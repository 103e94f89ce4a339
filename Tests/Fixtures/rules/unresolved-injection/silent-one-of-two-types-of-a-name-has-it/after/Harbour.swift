// Here: the harbour's target leaves out the other files.
#if HARBOUR
  final class Signals {
    static let sharedSignals = Signals()
  }
#endif
