import Vocabulary

/// What one worker found out about one chunk of jobs, in the order of jobs. Put together in the order of chunks, so that
/// the number of workers changes nothing; only once, for findings are large and many.
struct ChunkResult: Sendable {
  var findings: [Finding] = []
  var control = SourceControl()
}
