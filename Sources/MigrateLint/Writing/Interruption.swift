#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Notices Ctrl-C and its kind while it lives, instead of ending the program. One for a run: where
/// signals were ignored before, they still are.
///
/// They are held back and asked for, which takes neither a handler nor a thread that might not be
/// had. So it lives on the program's first thread, and all others hold these signals back as well.
final class Interruption: Sendable {
  /// The signals that it notices.
  let signals: [Int32]

  private static let all = [SIGINT, SIGTERM, SIGHUP]

  init() {
    signals = Self.all.filter { !isIgnored($0) }
    change(SIG_BLOCK, signals)
  }

  /// Leaves them all to other threads.
  static func holdBack() { change(SIG_BLOCK, all) }

  /// The signals that this thread holds back right now.
  static var heldBack: [Int32] {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe pthread_sigmask(SIG_BLOCK, nil, &set)
    return all.filter { unsafe sigismember(&set, $0) == 1 }
  }

  var wasSeen: Bool {
    var waiting = sigset_t()
    unsafe sigemptyset(&waiting)
    unsafe sigpending(&waiting)
    return signals.contains { unsafe sigismember(&waiting, $0) == 1 }
  }

  deinit {
    // Here: what was seen has been heeded, and does not end the program later.
    var all = signalSet(signals)
    var number: Int32 = 0
    while wasSeen, unsafe sigwait(&all, &number) == 0 {}
    change(SIG_UNBLOCK, signals)
  }
}

private func signalSet(_ signals: [Int32]) -> sigset_t {
  var set = sigset_t()
  unsafe sigemptyset(&set)
  for signal in signals { unsafe sigaddset(&set, signal) }
  return set
}

private func change(_ how: Int32, _ signals: [Int32]) {
  var set = signalSet(signals)
  unsafe pthread_sigmask(how, &set, nil)
}

private func isIgnored(_ number: Int32) -> Bool {
  var action = sigaction()
  guard unsafe sigaction(number, nil, &action) == 0 else { return false }
  #if canImport(Darwin)
    let handler = unsafe action.__sigaction_u.__sa_handler
  #else
    let handler = unsafe action.__sigaction_handler.sa_handler
  #endif
  let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
  return unsafe unsafeBitCast(handler, to: Int.self) == ignored
}
