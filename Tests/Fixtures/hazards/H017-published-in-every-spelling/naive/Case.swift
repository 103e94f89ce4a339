import Combine
import SwiftUI

// error: invalid redeclaration of synthesized property '_position'
@Observable public final class Podcast {
  var title = ""
  public var isPlaying = false
  public private(set) var episodes: [String] = []
  @Published fileprivate(set) var position = 0.0

  var speed: Double
  var host: String?

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
