const LONGEST_REASON = 300

// The database layer says which statement failed with which values, and those can be anybody's. Its cause only says why.
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || error.name
}

/** What is kept of a failure beside its job, where the operator reads it: one bounded line, without a stack. */
export const failureOf = (error: unknown): Error =>
  new Error(reasonOf(error).replace(/\s+/g, ' ').slice(0, LONGEST_REASON) || 'It failed without a word')
