import SwiftUI

struct SearchBar {
  @ObservedObject var catalogue: Catalogue  // expect: observed-object "@ObservedObject"
}
