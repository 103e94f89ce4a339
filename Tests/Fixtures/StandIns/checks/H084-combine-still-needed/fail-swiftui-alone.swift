import SwiftUI

@Observable final class Model {
  var bag = Set<AnyCancellable>()  // error: cannot find type 'AnyCancellable' in scope
}
