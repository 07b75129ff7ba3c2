import { ApiError } from '@sufra/shared/api'

/** Returns true if no answer arrived or the server failed: the request may still have been carried out. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)
