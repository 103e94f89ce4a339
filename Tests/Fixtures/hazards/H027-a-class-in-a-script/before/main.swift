import SwiftUI

if CommandLine.arguments.count > 5 {
  struct Round {
    final class Score: ObservableObject {  // expect: unsupported-declaration "Score"
      @Published var points = 0
    }
  }
  print(Round.Score().points)
}

do {
  final class Timer: ObservableObject {  // expect: unsupported-declaration "Timer"
    @Published var seconds = 0
  }
  print(Timer().seconds)
}
