import SwiftUI

@Observable final class PlaybackModel {  // expect: observable-object-class "PlaybackModel"
  var isPlaying = false  // expect: published-property "@Published"
  var position = 0.0  // expect: published-property "@Published"
  var title = "Untitled"  // expect: published-property "@Published"
  @ObservationIgnored var samples: [Float] = []  // expect: unpublished-stored-property "samples"

  func toggle() {
    isPlaying.toggle()
  }
}

@Observable final class MixerModel {  // expect: observable-object-class "MixerModel"
  var volume = 0.5  // expect: published-property "@Published"
  var isMuted = false  // expect: published-property "@Published"
}

@Observable final class ThemeStore {  // expect: observable-object-class "ThemeStore"
  var isDark = true  // expect: published-property "@Published"
}
