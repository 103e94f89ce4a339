import Combine

public final class ColdBin: Bin {  // expect: observable-object-class "ColdBin"
  @Published var degrees = 4
}
