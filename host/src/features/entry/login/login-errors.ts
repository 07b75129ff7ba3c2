import { ApiError } from '@sufra/shared/api'

export interface LoginProblem {
  /** Keys of `login.errors`. */
  key: 'badCredentials' | 'tooMany' | 'network' | 'unknown'
  /** Seconds to wait, for `tooMany`. */
  wait: number
}

/** Returns the same text for a wrong address and a wrong password, so that nobody learns which accounts exist. */
export const loginProblem = (error: unknown): LoginProblem => {
  if (!(error instanceof ApiError)) return { key: 'unknown', wait: 0 }
  if (error.status === 429) return { key: 'tooMany', wait: error.retryAfter ?? 60 }
  if (error.code === 'network_error') return { key: 'network', wait: 0 }
  // 400 means that the address is malformed, which is the same error to the person.
  if (error.status === 401 || error.status === 400) return { key: 'badCredentials', wait: 0 }
  return { key: 'unknown', wait: 0 }
}
