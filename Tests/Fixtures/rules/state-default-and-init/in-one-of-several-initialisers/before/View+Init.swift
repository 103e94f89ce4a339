import SwiftUI

extension GaugeView {
  init(full title: String) {
    self.init()
    self.title = title
  }
}
