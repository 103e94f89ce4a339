import Rows

// Whatever this is: no model of a target that this one never imports.
func titles() -> [String] {
  allRows().map { $0.$title.wrappedValue }
}
