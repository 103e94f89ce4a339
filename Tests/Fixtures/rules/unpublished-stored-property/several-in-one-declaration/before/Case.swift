import Combine

final class Grid: ObservableObject {
  @Published var cells: [Int] = []
  var rows = 0, columns = 0  // expect: unpublished-stored-property "rows" ; unpublished-stored-property "columns"
  private var
    top: Int,  // expect: unpublished-stored-property "top"
    bottom: Int  // expect: unpublished-stored-property "bottom"
  let width = 1, height = 1
  #if DEBUG
    var seed: UInt64?  // expect: unpublished-stored-property "seed"
  #endif

  init(top: Int, bottom: Int) {
    self.top = top
    self.bottom = bottom
  }
}
