#!/usr/bin/env swift
import Combine
import Foundation
import Observation

@Observable final class Job {
  var progress = 0.0
}

let job = Job()
print(job.progress)
