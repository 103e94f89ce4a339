import SwiftUI

final class PlaybackModel: ObservableObject {  // expect: observable-object-class "PlaybackModel"
  @Published var isPlaying = false  // expect: published-property "@Published"
  @Published var position = 0.0  // expect: published-property "@Published"
  @Published var title = "Untitled"  // expect: published-property "@Published"
  var samples: [Float] = []  // expect: unpublished-stored-property "samples"

  func toggle() {
    isPlaying.toggle()
  }
}

final class MixerModel: ObservableObject {  // expect: observable-object-class "MixerModel"
  @Published var volume = 0.5  // expect: published-property "@Published"
  @Published var isMuted = false  // expect: published-property "@Published"
}

final class ThemeStore: ObservableObject {  // expect: observable-object-class "ThemeStore"
  @Published var isDark = true  // expect: published-property "@Published"
}
