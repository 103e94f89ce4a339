import SwiftUI

public struct Survey {
  public let questions: [Question]

  public init(_ texts: [String]) { questions = texts.map { Question($0) } }
}

/// What is declared in here is public without saying so: clients observe it, too.
public extension Survey {
  class Question: ObservableObject {  // expect: outside-scope "Question"
    public let text: String
    @Published public var answer = ""

    init(_ text: String) { self.text = text }
  }
}

/// Nobody elsewhere can name it.
extension Survey {
  @Observable final class Draft {
    var text = ""
  }
}

/// What says so itself is not public.
public extension Survey {
  @Observable internal final class Page {
    var number = 1
  }
}

public struct QuestionView: View {
  @ObservedObject private var question: Survey.Question

  public init(question: Survey.Question) { self.question = question }

  public var body: some View { TextField(question.text, text: $question.answer) }
}
