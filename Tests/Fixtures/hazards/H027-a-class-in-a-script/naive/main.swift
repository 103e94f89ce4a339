import SwiftUI

if CommandLine.arguments.count > 5 {
  struct Round {
    // error: local type cannot have attached extension macro
    @Observable final class Score {
      var points = 0
    }
  }
  print(Round.Score().points)
}

do {
  // error: local type cannot have attached extension macro
  @Observable final class Timer {
    var seconds = 0
  }
  print(Timer().seconds)
}
