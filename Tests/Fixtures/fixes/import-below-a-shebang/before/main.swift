#!/usr/bin/env swift
import Combine
import Foundation

final class Job: ObservableObject {
  @Published var progress = 0.0
}

let job = Job()
print(job.progress)
