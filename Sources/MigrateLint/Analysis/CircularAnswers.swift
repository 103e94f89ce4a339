/// Answers to questions that lead to one another, perhaps in circles: screens that open each other,
/// modifiers that apply each other. Whoever is asked in the middle of a circle cannot know yet what
/// those before it give, so all of a circle are asked again until none says anything new (Tarjan's
/// strongly connected components, with a fixed point for each). Answers must only ever grow.
struct CircularAnswers<Question: Hashable, Answer: Equatable> {
  private struct Pending {
    var number: Int
    var answer: Answer
    var wasNeeded = false
  }

  private var settled: [Question: Answer] = [:]
  private var pending: [Question: Pending] = [:]
  /// All that is pending, in the order in which it was asked first.
  private var order: [Question] = []
  /// For each question that is being looked into, the first one that it led back to.
  private var earliest: [Int] = []

  /// How many questions are being looked into, each because of the one before.
  var depth: Int { earliest.count }

  /// What is known: all of it, or what was found so far where it is being looked into.
  mutating func known(_ question: Question) -> Answer? {
    if let answer = settled[question] { return answer }
    guard let found = pending[question] else { return nil }
    pending[question]?.wasNeeded = true
    if let last = earliest.indices.last { earliest[last] = min(earliest[last], found.number) }
    return found.answer
  }

  /// From here to `settle`, a question is being looked into.
  mutating func begin(_ question: Question, with answer: Answer) {
    pending[question] = Pending(number: order.count, answer: answer)
    earliest.append(order.count)
    order.append(question)
  }

  /// Notes what is found; true if that is not what was known before.
  mutating func note(_ answer: Answer, to question: Question) -> Bool {
    guard let before = pending[question]?.answer, before != answer else { return false }
    pending[question]?.answer = answer
    return true
  }

  /// The circle that a question was the first of to be asked; empty if it is in none, or if
  /// another one was the first.
  func circle(from question: Question) -> [Question] {
    guard let found = pending[question], earliest.last == found.number else { return [] }
    let members = order[found.number...]
    return members.contains { pending[$0]?.wasNeeded == true } ? Array(members) : []
  }

  /// Ends what `begin` began, with the answer as far as it is known.
  mutating func settle(_ question: Question) -> Answer? {
    guard let found = pending[question], let first = earliest.popLast() else { return nil }
    if first == found.number {
      for member in order[found.number...] {
        settled[member] = pending.removeValue(forKey: member)?.answer
      }
      order.removeSubrange(found.number...)
    } else if let last = earliest.indices.last {
      earliest[last] = min(earliest[last], first)
    }
    return found.answer
  }
}
