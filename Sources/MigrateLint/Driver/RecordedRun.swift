/// A run that may be told again: what it asked the file system, what it wrote, and how it ended.
struct RecordedRun: Hashable, Sendable {
  /// Everything but files that the run depended on.
  var key: [UInt8]
  var questions: [FileQuestion]
  /// What was written, piece by piece; the pieces themselves are kept beside.
  var pieces: [Piece]
  /// Of all pieces.
  var outputHash: ContentHash
  var exitCode: ExitCode

  /// Some bytes that went somewhere.
  struct Piece: Hashable, Sendable {
    var channel: OutputChannel
    var count: Int
  }

  /// The first bytes; another format has others.
  private static let mark = Array("migrate-lint run 1\n".utf8)
  /// Of a hash.
  private static let hashSize = 16

  init(
    key: [UInt8], questions: [FileQuestion], transcript: [Console.Written], exitCode: ExitCode
  ) {
    self.key = key
    self.questions = questions
    pieces = transcript.map { Piece(channel: $0.channel, count: $0.bytes.count) }
    outputHash = ContentHash(Array(transcript.map(\.bytes).joined()))
    self.exitCode = exitCode
  }

  /// The pieces, from all their bytes. Nil if those are not what was written.
  func transcript(_ output: [UInt8]) -> [Console.Written]? {
    var left = output.count
    for piece in pieces {
      guard piece.count <= left else { return nil }
      left -= piece.count
    }
    guard left == 0, outputHash == ContentHash(output) else { return nil }
    // Here: most runs write one piece, which may be large.
    if pieces.count == 1 { return [Console.Written(channel: pieces[0].channel, bytes: output)] }
    var offset = 0
    return pieces.map { piece in
      defer { offset += piece.count }
      return Console.Written(
        channel: piece.channel, bytes: Array(output[offset..<offset + piece.count]))
    }
  }

  // MARK: As bytes

  /// The bytes of a file, with a hash over all of them at the end.
  var bytes: [UInt8] {
    var writer = RecordWriter(bytes: Self.mark)
    writer.add(key)
    writer.add(Int64(questions.count))
    for question in questions { writer.add(question) }
    writer.add(Int64(pieces.count))
    for piece in pieces {
      writer.add(piece.channel == .standard ? 0 : 1)
      writer.add(Int64(piece.count))
    }
    writer.add(outputHash)
    writer.add(Int64(exitCode.rawValue))
    let hash = ContentHash(writer.bytes)
    writer.add(hash)
    return writer.bytes
  }

  /// Nil unless the bytes are, to the last, what `bytes` gave for the same key.
  init?(_ bytes: [UInt8], key: [UInt8]) {
    let end = bytes.count - Self.hashSize
    guard bytes.starts(with: Self.mark), end >= Self.mark.count else { return nil }
    var reader = RecordReader(bytes: bytes, offset: end, end: bytes.count)
    guard reader.hash() == ContentHash(bytes[..<end]) else { return nil }
    reader = RecordReader(bytes: bytes, offset: Self.mark.count, end: end)
    guard let known = reader.list(), known.elementsEqual(key),
      let questions = reader.repeated({ $0.question() }),
      let pieces = reader.repeated({ $0.piece() }), let outputHash = reader.hash(),
      let number = reader.number().flatMap({ Int32(exactly: $0) }),
      let exitCode = ExitCode(rawValue: number), reader.offset == end
    else { return nil }
    self.key = key
    self.questions = questions
    self.pieces = pieces
    self.outputHash = outputHash
    self.exitCode = exitCode
  }
}

/// Puts values behind each other, the lowest byte of a number first.
private struct RecordWriter {
  var bytes: [UInt8]

  mutating func add(_ number: Int64) {
    unsafe withUnsafeBytes(of: number.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func add(_ list: [UInt8]) {
    add(Int64(list.count))
    bytes.append(contentsOf: list)
  }

  mutating func add(_ hash: ContentHash) {
    add(Int64(bitPattern: hash.high))
    add(Int64(bitPattern: hash.low))
  }

  mutating func add(_ question: FileQuestion) {
    add(Int64(question.kind.rawValue))
    add(Array(question.path.utf8))
    add(question.answer)
    add(question.stamp == nil ? 0 : 1)
    guard let stamp = question.stamp else { return }
    add(Int64(bitPattern: stamp.device))
    add(Int64(bitPattern: stamp.number))
    add(stamp.size)
    add(stamp.modified)
    add(stamp.changed)
  }
}

/// Takes them apart again; nil where the bytes end too early.
private struct RecordReader {
  let bytes: [UInt8]
  var offset: Int
  let end: Int

  mutating func number() -> Int64? {
    guard end - offset >= 8 else { return nil }
    defer { offset += 8 }
    return unsafe bytes.withUnsafeBytes { buffer in
      Int64(littleEndian: unsafe buffer.loadUnaligned(fromByteOffset: offset, as: Int64.self))
    }
  }

  mutating func list() -> ArraySlice<UInt8>? {
    guard let count = number(), count >= 0, count <= Int64(end - offset) else { return nil }
    defer { offset += Int(count) }
    return bytes[offset..<offset + Int(count)]
  }

  /// As many values as a number in front of them says.
  mutating func repeated<T>(_ read: (inout RecordReader) -> T?) -> [T]? {
    guard let count = number(), count >= 0, count <= Int64(end - offset) else { return nil }
    var result: [T] = []
    result.reserveCapacity(Int(min(count, 100_000)))
    for _ in 0..<count {
      guard let value = read(&self) else { return nil }
      result.append(value)
    }
    return result
  }

  mutating func hash() -> ContentHash? {
    guard let high = number(), let low = number() else { return nil }
    return ContentHash(high: UInt64(bitPattern: high), low: UInt64(bitPattern: low))
  }

  mutating func piece() -> RecordedRun.Piece? {
    guard let channel = number(), let count = number(), count >= 0 else { return nil }
    return RecordedRun.Piece(channel: channel == 0 ? .standard : .error, count: Int(count))
  }

  mutating func question() -> FileQuestion? {
    guard let kind = number().flatMap({ UInt8(exactly: $0) }).flatMap(FileQuestion.Kind.init),
      let path = list(), let answer = hash(), let hasStamp = number()
    else { return nil }
    var question = FileQuestion(
      kind: kind, path: String(decoding: path, as: UTF8.self), stamp: nil, answer: answer)
    guard hasStamp != 0 else { return question }
    guard let device = number(), let file = number(), let size = number(),
      let modified = number(), let changed = number()
    else { return nil }
    question.stamp = FileStamp(
      device: UInt64(bitPattern: device), number: UInt64(bitPattern: file), size: size,
      modified: modified, changed: changed)
    return question
  }
}
