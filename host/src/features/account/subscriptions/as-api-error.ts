import { ApiError } from '@sufra/shared/api'

/** What went wrong, as screens show it. */
export const asApiError = (error: Error | null): ApiError | null => {
  if (error === null || error instanceof ApiError) return error
  return new ApiError({ status: 0, code: 'unknown', cause: error })
}
