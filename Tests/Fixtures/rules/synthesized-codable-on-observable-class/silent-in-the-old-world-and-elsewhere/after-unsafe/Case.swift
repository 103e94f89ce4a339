import SwiftUI

/// A blocker of the migration says it of this one.
@Observable final class OldProfile: Codable {
  @ObservationIgnored var name = ""
}

struct Card: Codable {
  var name = ""
}

class Record: Codable {
  var id = 0
}

enum Archive {
  /// Not the one of the standard library.
  protocol Codable {}

  @Observable
  final class Entry: Codable {
    var name = ""
  }
}

/// Coded by its superclass, as far as it is coded.
@Observable
final class NamedRecord: Record {
  var name = ""
}
