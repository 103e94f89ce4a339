import Combine

enum MailKey: CaseIterable { case date, sender }

final class MailSorting: Sorting {
  @Published var key = MailKey.date
}
