import SwiftUI

protocol Named: AnyObject, Observable {
  var name: String { get set }
}

struct Screen: View {
  // error: no exact matches in call to initializer
  @Environment((any Named).self) var vm: any Named
  var body: some View { Text("") }
}
