// Here: the harbour's target leaves out the other files.
#if HARBOUR
  protocol Sharing {}

  extension Sharing {
    static var shared: Horn { Horn() }
  }

  final class Signals: Sharing {
    static let sharedSignals = Signals()
  }
#endif
