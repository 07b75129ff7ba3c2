import { ApiError } from '@sufra/shared/api'

export interface LoginProblem {
  /** Below `login.errors`. */
  key: 'badCredentials' | 'tooMany' | 'network' | 'unknown'
  /** Seconds to wait, with `tooMany`. */
  wait: number
}

/** One text for a wrong address and a wrong password: nobody learns which accounts exist. */
export const loginProblem = (error: unknown): LoginProblem => {
  if (!(error instanceof ApiError)) return { key: 'unknown', wait: 0 }
  if (error.status === 429) return { key: 'tooMany', wait: error.retryAfter ?? 60 }
  if (error.code === 'network_error') return { key: 'network', wait: 0 }
  // 400 means that the server could not read the address as one: to the person it is the same mistake.
  if (error.status === 401 || error.status === 400) return { key: 'badCredentials', wait: 0 }
  return { key: 'unknown', wait: 0 }
}
