import Foundation

struct Scale {
  var weight = 0
}
