import SwiftUI

struct SearchBar {
  var catalogue: Catalogue
}
