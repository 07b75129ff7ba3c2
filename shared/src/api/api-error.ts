import type { ProblemCode } from '#src/contracts/problem-codes.ts'
import type { Problem } from '#src/contracts/wire.ts'

/** The server's code; or what the browser itself found out. A newer server may have more: what a screen does not know is "something went wrong". */
export type FailureCode =
  | ProblemCode
  | 'network_error'
  | 'bad_answer'
  | 'no_password'
  | 'somebody_else'
  | 'unknown'
  | `http_${number}`

/**
 * A call that did not succeed. `code` is stable and never translated: the server's (specification#wire), or `network_error` when no
 * answer came (status 0), or `bad_answer` when the answer was not what the API speaks. Screens decide what to show.
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

  /** The server's messages by field, already in the reader's language. */
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
