import type { ApiError } from './api-error.ts'

/** Logs a failed response, which is also rejected (specification#wire): some callers show nothing. */
export const logFailure = (
  { method, path }: { method: string; path: string },
  { status, code }: ApiError,
): void => {
  // eslint-disable-next-line no-console -- the specification asks for the log, and this is its one place
  console.warn(`${method} ${path} failed: ${status} ${code}`)
}
