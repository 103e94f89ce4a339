import Combine
import SwiftUI

@Observable public final class Podcast {
  var title = ""  // expect: published-property "@Published"
  public var isPlaying = false  // expect: published-property "@Combine.Published"
  public private(set) var episodes: [String] = []  // expect: published-property "@Published"
  fileprivate(set) var position = 0.0  // expect: published-property "@Published"
  // expect: published-property "@Published"
  var speed: Double
  var host: String?  // expect: published-property "@Published"

  public init(speed: Double) {
    self.speed = speed
  }
}

struct PodcastView: View {
  @Bindable var podcast: Podcast

  var body: some View {
    TextField(podcast.host ?? "Title", text: $podcast.title)
    Toggle("\(podcast.position) of \(podcast.episodes.count)", isOn: $podcast.isPlaying)
    Slider(value: $podcast.speed)
  }
}
