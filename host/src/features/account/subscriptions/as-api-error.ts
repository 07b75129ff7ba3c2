import { ApiError } from '@sufra/shared/api'

/** Converts any error to the `ApiError` that screens show. */
export const asApiError = (error: Error | null): ApiError | null => {
  if (error === null || error instanceof ApiError) return error
  return new ApiError({ status: 0, code: 'unknown', cause: error })
}
