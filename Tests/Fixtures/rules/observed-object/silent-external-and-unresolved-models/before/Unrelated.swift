/// Has nothing to do with the managed object that `raw` holds.
enum Storage {
  final class NSManagedObject {
    var isDeleted = false
  }
}
