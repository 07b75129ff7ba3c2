import type { ProblemCode } from '#src/contracts/problem-codes.ts'
import type { Problem } from '#src/contracts/wire.ts'

/**
 * Codes of the server and of failures that the browser detects. A newer server may send others: a screen shows an
 * unknown code as "something went wrong".
 */
export type FailureCode =
  | ProblemCode
  | 'network_error'
  | 'bad_answer'
  | 'no_password'
  | 'somebody_else'
  | 'unknown'
  | `http_${number}`

/**
 * A call that failed. `code` is stable and never translated: the server's (specification#wire), `network_error` if no
 * answer came (status 0), or `bad_answer` if the body is not one that the API sends. Screens decide which text to show.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: FailureCode
  readonly problem: Problem | null
  /** Seconds to wait, with 429 and 503. */
  readonly retryAfter: number | null

  constructor(failure: {
    status: number
    code: FailureCode
    problem?: Problem | null
    retryAfter?: number | null
    cause?: unknown
  }) {
    super(failure.problem?.detail ?? failure.problem?.title ?? failure.code, { cause: failure.cause })
    this.status = failure.status
    this.code = failure.code
    this.problem = failure.problem ?? null
    this.retryAfter = failure.retryAfter ?? null
  }

  /** Returns the server's messages by field, in the language of the request. */
  get fieldErrors(): Record<string, string[]> {
    return this.problem?.errors ?? {}
  }
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'

const readProblem = async (response: Response): Promise<Problem | null> => {
  try {
    const value: unknown = await response.json()
    return isProblem(value) ? value : null
  } catch {
    return null
  }
}

const readRetryAfter = (response: Response): number | null => {
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10)
  return Number.isNaN(seconds) ? null : seconds
}

export const errorOf = async (response: Response): Promise<ApiError> => {
  const problem = await readProblem(response)
  return new ApiError({
    status: response.status,
    code: problem?.code ?? `http_${response.status}`,
    problem,
    retryAfter: readRetryAfter(response),
  })
}
