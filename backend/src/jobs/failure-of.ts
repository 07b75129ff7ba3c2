const LONGEST_REASON = 300

// The database layer's message contains the statement and its values, which may be anybody's data. Its cause has only
// the reason.
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || error.name
}

/** Returns the failure that is stored with a job for the operator: one bounded line without a stack. */
export const failureOf = (error: unknown): Error =>
  new Error(reasonOf(error).replace(/\s+/g, ' ').slice(0, LONGEST_REASON) || 'It failed without a word')
