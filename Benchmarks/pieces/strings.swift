import Foundation

// The texts of the screens about topics. Keep them in the order of the table of translations.
enum TopicStrings {
  static let title = NSLocalizedString("topic_title", value: "Topics", comment: "Title of the screen")
  static let empty = NSLocalizedString("topic_empty", value: "There is nothing here yet.", comment: "Shown when the list has no rows")
  static let add = NSLocalizedString("topic_add", value: "Add a topic", comment: "Button below the list")
  static let remove = NSLocalizedString("topic_remove", value: "Remove", comment: "Swipe action, destructive")
  static let removeTitle = NSLocalizedString("topic_remove_title", value: "Remove this topic?", comment: "Title of an alert")
  static let removeText = NSLocalizedString("topic_remove_text", value: "You cannot get it back. Everything that belongs to it goes too.", comment: "Text of an alert")
  static let failed = NSLocalizedString("topic_failed", value: "That did not work. Try it again in a minute.", comment: "Shown in a banner")
  static let offline = NSLocalizedString("topic_offline", value: "You are offline. What you see may be old.", comment: "Shown in a banner")

  static func count(_ count: Int) -> String {
    String.localizedStringWithFormat(NSLocalizedString("topic_count", value: "%d topics", comment: "Number of rows"), count)
  }

  static func updated(_ date: Date) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .short
    return "Updated \(formatter.localizedString(for: date, relativeTo: Date()))"
  }
}
