import Foundation
import Security

@propertyWrapper
struct TopicSecret {
  let key: String
  private let service = "org.example.topic"

  var wrappedValue: String? {
    get {
      var query = base
      query[kSecReturnData] = true
      query[kSecMatchLimit] = kSecMatchLimitOne
      var result: AnyObject?
      let status = SecItemCopyMatching(query as CFDictionary, &result)
      guard status == errSecSuccess, let data = result as? Data else { return nil }
      return String(decoding: data, as: UTF8.self)
    }
    nonmutating set {
      SecItemDelete(base as CFDictionary)
      guard let newValue else { return }
      var item = base
      item[kSecValueData] = Data(newValue.utf8)
      item[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlock
      let status = SecItemAdd(item as CFDictionary, nil)
      assert(status == errSecSuccess, "the secret \(key) was not kept: \(status)")
    }
  }

  private var base: [CFString: Any] {
    [kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: key]
  }

  init(_ key: String) {
    self.key = key
  }
}
