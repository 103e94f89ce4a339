import Combine
import SwiftUI

public final class Podcast: ObservableObject {
  @Published var title = ""  // expect: published-property "@Published"
  @Combine.Published public var isPlaying = false  // expect: published-property "@Combine.Published"
  @Published public private(set) var episodes: [String] = []  // expect: published-property "@Published"
  @Published fileprivate(set) var position = 0.0  // expect: published-property "@Published"
  @Published  // expect: published-property "@Published"
  var speed: Double
  @Published var host: String?  // expect: published-property "@Published"

  public init(speed: Double) {
    self.speed = speed
  }
}

struct PodcastView: View {
  @ObservedObject var podcast: Podcast

  var body: some View {
    TextField(podcast.host ?? "Title", text: $podcast.title)
    Toggle("\(podcast.position) of \(podcast.episodes.count)", isOn: $podcast.isPlaying)
    Slider(value: $podcast.speed)
  }
}
