export type FieldErrors = Record<string, string[]>

interface AppErrorFacts {
  status: number
  code: string
  /** per field, as keys of messages or as text */
  errors?: FieldErrors
  /** the entity as it is now, for 409 */
  current?: unknown
  /** becomes Retry-After */
  retryAfterSeconds?: number
  detail?: string
}

/** A failure that the API promises by its stable `code`. Everything else that is thrown is a bug and becomes 500. */
export class AppError extends Error {
  readonly facts: AppErrorFacts
  constructor(facts: AppErrorFacts, options?: ErrorOptions) {
    super(facts.code, options)
    this.name = 'AppError'
    this.facts = facts
  }
}

export const validation = (errors: FieldErrors) =>
  new AppError({ status: 400, code: 'validation_failed', errors })
export const malformedJson = () => new AppError({ status: 400, code: 'malformed_json' })
/** Nests too deep, or has more values than anything here needs. */
export const jsonTooComplex = () => new AppError({ status: 400, code: 'json_too_complex' })
export const codeInvalid = () =>
  new AppError({ status: 400, code: 'code_invalid', errors: { code: ['wrong_code'] } })
/** No code of this kind is good any more: expired, used, or tried five times. */
export const codeVoid = () => new AppError({ status: 400, code: 'code_void' })
export const badCredentials = () => new AppError({ status: 401, code: 'bad_credentials' })
export const tokenInvalid = () => new AppError({ status: 401, code: 'token_invalid' })
export const tokenExpired = () => new AppError({ status: 401, code: 'token_expired' })
export const badSignature = () => new AppError({ status: 401, code: 'signature_invalid' })
export const forbiddenRole = () => new AppError({ status: 403, code: 'forbidden_role' })
export const forbiddenBranch = () => new AppError({ status: 403, code: 'forbidden_branch' })
/** A page of another site sent what only our own may send. */
export const forbiddenOrigin = () => new AppError({ status: 403, code: 'forbidden_origin' })
/** A deploy token that is limited to another remote or channel. */
export const forbiddenRemote = () => new AppError({ status: 403, code: 'forbidden_remote' })
/** The operator has suspended the merchant, or closed it: its people finish what is open, and nothing else. */
export const accountSuspended = () => new AppError({ status: 403, code: 'account_suspended' })
/** Also for what belongs to somebody else: both must look the same. */
export const notFound = () => new AppError({ status: 404, code: 'not_found' })
export const alreadyExists = (errors?: FieldErrors) =>
  new AppError({ status: 409, code: 'already_exists', errors })
/** Nobody switches themselves off. */
export const ownAccount = () => new AppError({ status: 409, code: 'own_account' })
/** Somebody has to be left who can do everything. */
export const lastAdmin = () => new AppError({ status: 409, code: 'last_admin' })
export const inUse = () => new AppError({ status: 409, code: 'in_use' })
export const staleVersion = (current: unknown) =>
  new AppError({ status: 409, code: 'stale_version', current })
export const illegalTransition = (current: unknown) =>
  new AppError({ status: 409, code: 'illegal_transition', current })
export const idempotencyKeyReused = () => new AppError({ status: 409, code: 'idempotency_key_reused' })
export const trialUsed = () => new AppError({ status: 409, code: 'trial_used' })
export const payloadTooLarge = () => new AppError({ status: 413, code: 'payload_too_large' })
export const unsupportedMediaType = () => new AppError({ status: 415, code: 'unsupported_media_type' })
export const tooManyRequests = (retryAfterSeconds: number) =>
  new AppError({ status: 429, code: 'too_many_requests', retryAfterSeconds })
export const unavailable = () => new AppError({ status: 503, code: 'unavailable', retryAfterSeconds: 2 })

/** A start that cannot succeed: the process prints the message as its only line and ends with 1. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
