import Combine

class BaseModel {
  @Published var isBusy = false
}
