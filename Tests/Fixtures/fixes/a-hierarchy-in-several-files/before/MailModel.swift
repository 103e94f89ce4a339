import Combine
import Foundation

final class MailModel: ListModel<String>, Identifiable {
  @Published var query = ""
  override var isBusy: Bool {
    get { super.isBusy }
    set { super.isBusy = newValue && !query.isEmpty }
  }
}

final class NewsModel: ListModel<Int> {
  override func fail(_ text: String) { super.fail("News: " + text) }
}
