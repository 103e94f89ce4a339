import Foundation

/// The key of another file has nothing but its name in common with this one.
enum Launches {
  static func note(_ key: String) { UserDefaults.standard.set(true, forKey: key) }
}
