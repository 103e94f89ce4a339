#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// What a file has besides its content: mode, owner, extended attributes, access list.
enum FileAttributes {
  /// Gives an open file those of another. The owner may stay another's, and some attributes are the
  /// system's; the mode is a must.
  static func copy(of model: String, to target: Int32) throws(FileSystemError) {
    let source = unsafe open(model, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard source >= 0 else { throw FileSystemError(errno) }
    defer { close(source) }
    var status = stat()
    guard unsafe fstat(source, &status) == 0 else { throw FileSystemError(errno) }
    let keepsOwner = fchown(target, status.st_uid, status.st_gid) == 0
    #if canImport(Darwin)
      _ = unsafe fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
    #else
      copyExtended(of: source, to: target)
    #endif
    // Here: what runs in its owner's name must not run in another's.
    let mode = status.st_mode & (keepsOwner ? 0o7777 : 0o0777)
    guard fchmod(target, mode) == 0 else { throw FileSystemError(errno) }
  }

  #if !canImport(Darwin)
    /// One by one, since the system keeps some of them to itself. An access list is one of them.
    private static func copyExtended(of source: Int32, to target: Int32) {
      let names = unsafe bytes { unsafe listAttributes(source, $0, $1) } ?? []
      for name in names.split(separator: 0) {
        let name = Array(name) + [0]
        let value = unsafe bytes { buffer, size in
          unsafe name.withUnsafeBytes { unsafe readAttribute(source, $0.baseAddress, buffer, size) }
        }
        guard let value else { continue }
        _ = unsafe name.withUnsafeBytes { name in
          unsafe value.withUnsafeBytes { value in
            unsafe writeAttribute(target, name.baseAddress, value.baseAddress, value.count, 0)
          }
        }
      }
    }

    /// What a call gives that first tells how many bytes that are; nil if it fails.
    private static func bytes(_ call: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8]? {
      let size = call(nil, 0)
      if size <= 0 { return size == 0 ? [] : nil }
      var bytes = [UInt8](repeating: 0, count: size)
      let count = unsafe bytes.withUnsafeMutableBytes { unsafe call($0.baseAddress, $0.count) }
      return count < 0 ? nil : Array(bytes.prefix(count))
    }
  #endif
}

#if !canImport(Darwin)
  /// `flistxattr`, `fgetxattr` and `fsetxattr` of C, which the C library's module hides.
  @_silgen_name("flistxattr") private func listAttributes(
    _ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int
  @_silgen_name("fgetxattr") private func readAttribute(
    _ file: Int32, _ name: UnsafeRawPointer?, _ buffer: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int
  @_silgen_name("fsetxattr") private func writeAttribute(
    _ file: Int32, _ name: UnsafeRawPointer?, _ value: UnsafeRawPointer?, _ size: Int,
    _ flags: Int32
  ) -> Int32
#endif
