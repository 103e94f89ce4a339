#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Starts a thread that nobody waits for. False if there is none to be had, or if it would leave
/// less than so many bytes of address space: memory that is not there when it is asked for ends the
/// program.
func startThread(
  stackSize: Int, leaving room: Int = AddressSpace.plenty, _ run: @escaping @Sendable () -> Void
) -> Bool {
  guard AddressSpace.has(stackSize + room) else { return false }
  var attributes = pthread_attr_t()
  guard unsafe pthread_attr_init(&attributes) == 0 else { return false }
  defer { unsafe pthread_attr_destroy(&attributes) }
  unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  guard unsafe pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return false }
  let body = unsafe Unmanaged.passRetained(ThreadBody(run))
  #if canImport(Glibc)
    var handle = pthread_t()
  #else
    var handle: pthread_t?
  #endif
  let result = unsafe pthread_create(
    &handle, &attributes, { unsafe ThreadBody.main($0) }, body.toOpaque())
  if result != 0 { unsafe body.release() }
  return result == 0
}

/// What `ulimit -v` leaves.
enum AddressSpace {
  /// For the heap, of which the system's allocator may set half aside for a new thread alone.
  static let plenty = 128 << 20
  /// For the heap of a small project.
  static let little = 16 << 20

  /// Whether there are so many bytes in one piece.
  static func has(_ byteCount: Int) -> Bool {
    let pages = unsafe mmap(nil, byteCount, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let pages = unsafe pages, Int(bitPattern: pages) != -1 else { return false }
    return unsafe munmap(pages, byteCount) == 0
  }
}

/// What a thread is to do, handed through C.
private final class ThreadBody {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }

  #if canImport(Darwin)
    typealias Argument = UnsafeMutableRawPointer
  #else
    typealias Argument = UnsafeMutableRawPointer?
  #endif

  static func main(_ argument: Argument) -> UnsafeMutableRawPointer? {
    Interruption.holdBack()
    let pointer: UnsafeMutableRawPointer? = unsafe argument
    if let pointer = unsafe pointer {
      unsafe Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().run()
    }
    return nil
  }
}
