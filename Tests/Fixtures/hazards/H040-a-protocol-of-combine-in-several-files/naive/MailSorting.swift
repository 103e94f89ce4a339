import Combine
import Observation

enum MailKey: CaseIterable { case date, sender }

@Observable final class MailSorting: Sorting {
  var key = MailKey.date
}
