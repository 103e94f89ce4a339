import Combine

extension BaseModel: ObservableObject {}
