/// An object that an older part of the project watches by polling.
class ObservableObject {
  var revision = 0
}
