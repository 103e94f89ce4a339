import Combine

func countsUp() {
  let timer = Timer()
  var seen: [Int] = []
  let subscription = timer.secondsSubject.sink { seen.append($0) }
  timer.seconds += 1
  subscription.cancel()
}
