import Observation

#if SAMPLE
  @Observable final class Buyer {
    var name = ""
    #warning("names are not checked")
  }
#endif
