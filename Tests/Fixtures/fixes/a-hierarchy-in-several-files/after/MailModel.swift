import Combine
import Foundation
import Observation

@Observable final class MailModel: ListModel<String>, Identifiable {
  var query = ""
  override var isBusy: Bool {
    get { super.isBusy }
    set { super.isBusy = newValue && !query.isEmpty }
  }
}

@Observable final class NewsModel: ListModel<Int> {
  override func fail(_ text: String) { super.fail("News: " + text) }
}
