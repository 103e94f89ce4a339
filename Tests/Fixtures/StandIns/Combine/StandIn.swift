/// The body of everything here: stand-ins are type-checked against, never run.
func standIn(_ name: StaticString = #function) -> Never {
  fatalError("\(name) is a stand-in and has no behaviour")
}
