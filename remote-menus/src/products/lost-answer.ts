import { ApiError } from '@sufra/shared/api'

/** No answer, or none of the server's own: it may be done all the same. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)
