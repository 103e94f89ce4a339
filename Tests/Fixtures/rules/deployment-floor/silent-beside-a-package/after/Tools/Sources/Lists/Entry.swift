struct Entry {
  var name = ""
}
