import SwiftUI

struct SearchBar {
  @Bindable var catalogue: Catalogue  // expect: observed-object "@ObservedObject"
}
