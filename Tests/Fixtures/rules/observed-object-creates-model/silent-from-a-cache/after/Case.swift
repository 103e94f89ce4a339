import SwiftUI

@MainActor
@Observable
final class Contact {
  var name = ""
  let key: String

  private init(key: String) {
    self.key = key
  }

  /// The same contact for the same key: the cache keeps it, not the view that asks.
  static func instance(of key: String) -> Contact {
    if let known = ContactCache.shared.contact(for: key) {
      return known
    }
    let contact = Contact(key: key)
    ContactCache.shared.keep(contact, for: key)
    return contact
  }
}

@MainActor
final class ContactCache {
  static let shared = ContactCache()
  private var contacts: [String: Contact] = [:]

  func contact(for key: String) -> Contact? {
    contacts[key]
  }

  func keep(_ contact: Contact, for key: String) {
    contacts[key] = contact
  }
}

struct ContactName: View {
  private var contact: Contact

  init(key: String) {
    contact = Contact.instance(of: key)
  }

  var body: some View {
    Text(contact.name)
  }
}
