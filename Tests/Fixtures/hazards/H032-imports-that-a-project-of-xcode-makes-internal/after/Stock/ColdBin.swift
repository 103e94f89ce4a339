import Combine
public import Observation

@Observable public final class ColdBin: Bin {  // expect: observable-object-class "ColdBin"
  var degrees = 4
}
