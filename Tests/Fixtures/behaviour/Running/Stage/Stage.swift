import SwiftUI

/// What a case prints is its trace.
extension Screen {
  func tell() { print("shows \(text)") }

  /// Does something, and tells what became of the view.
  func after(_ words: String, _ action: () -> Void) {
    let count = drawCount
    action()
    if !update() {
      print("\(words): drawn for ever")
    } else {
      print("\(words): \(drawCount > count ? "drawn again" : "not drawn"), shows \(text)")
    }
  }
}

func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// What reading it gives, or the key that is missed.
func fromJSON<Value: Decodable>(_ type: Value.Type, _ text: String) -> Result<Value, MissingKey> {
  do {
    return .success(try JSONDecoder().decode(type, from: Data(text.utf8)))
  } catch DecodingError.keyNotFound(let key, _) {
    return .failure(MissingKey(name: key.stringValue))
  } catch {
    fatalError("\(error)")
  }
}

struct MissingKey: Error {
  var name: String
}
