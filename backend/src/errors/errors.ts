import { PROBLEM_STATUS } from '@sufra/shared/contracts/problem-codes'
import type { ProblemCode } from '@sufra/shared/contracts/problem-codes'

export type FieldErrors = Record<string, string[]>

interface AppErrorFacts {
  code: ProblemCode
  /** default: the code's own */
  status?: number
  /** per field: message keys or text */
  errors?: FieldErrors
  /** current state of the entity, for 409 */
  current?: unknown
  /** sent as Retry-After */
  retryAfterSeconds?: number
  detail?: string
}

/** A failure that the API documents by a stable `code`. Any other thrown error is a bug and becomes 500. */
export class AppError extends Error {
  readonly facts: AppErrorFacts & { status: number }
  constructor(facts: AppErrorFacts, options?: ErrorOptions) {
    super(facts.code, options)
    this.name = 'AppError'
    this.facts = { status: PROBLEM_STATUS[facts.code], ...facts }
  }
}

export const validation = (errors: FieldErrors) => new AppError({ code: 'validation_failed', errors })
export const malformedJson = () => new AppError({ code: 'malformed_json' })
/** The JSON is nested too deep, or has too many values. */
export const jsonTooComplex = () => new AppError({ code: 'json_too_complex' })
export const codeInvalid = () => new AppError({ code: 'code_invalid', errors: { code: ['wrong_code'] } })
/** No code of this kind is valid any more: expired, used, or tried five times. */
export const codeVoid = () => new AppError({ code: 'code_void' })
export const badCredentials = () => new AppError({ code: 'bad_credentials' })
export const tokenInvalid = () => new AppError({ code: 'token_invalid' })
export const tokenExpired = () => new AppError({ code: 'token_expired' })
export const badSignature = () => new AppError({ code: 'signature_invalid' })
export const forbiddenRole = () => new AppError({ code: 'forbidden_role' })
export const forbiddenBranch = () => new AppError({ code: 'forbidden_branch' })
/** A page of another site sent a request that only our own pages may send. */
export const forbiddenOrigin = () => new AppError({ code: 'forbidden_origin' })
/** The deploy token is limited to another remote or channel. */
export const forbiddenRemote = () => new AppError({ code: 'forbidden_remote' })
/** The version claims more roles, addresses, places or bytes than its token allows; `errors` names them by field. */
export const claimsBeyondToken = (errors: FieldErrors) =>
  new AppError({ code: 'claims_beyond_token', errors })
/** The operator has suspended or closed the merchant: its people may only finish open orders. */
export const accountSuspended = () => new AppError({ code: 'account_suspended' })
/** The merchant's subscription is over: its people may read, pay and finish open orders. */
export const subscriptionExpired = () => new AppError({ code: 'subscription_expired' })
/** The merchant is closing its account: its people may read, keep it and finish open orders. */
export const accountClosing = () => new AppError({ code: 'account_closing' })
/** The operator impersonates a merchant's Admin, which is read-only. */
export const viewOnly = () => new AppError({ code: 'view_only' })
/** The merchant's plan allows no more of this kind; see the limit's `key`. */
export const planLimitReached = (current: { key: string; limit: number; used: number }) =>
  new AppError({ code: 'plan_limit_reached', current })
/** Also for other merchants' data: both answers must be identical. */
export const notFound = () => new AppError({ code: 'not_found' })
export const alreadyExists = (errors?: FieldErrors) => new AppError({ code: 'already_exists', errors })
/** A branch has only one open shift; `current` is that shift with the person who opened it. */
export const shiftIsOpen = (current: unknown) => new AppError({ code: 'already_exists', current })
/** People cannot deactivate themselves. */
export const ownAccount = () => new AppError({ code: 'own_account' })
/** At least one person with all permissions must remain. */
export const lastAdmin = () => new AppError({ code: 'last_admin' })
/** Something still needs the entity; `errors` names it if possible, `current` holds some of it. */
export const inUse = (errors?: FieldErrors, current?: unknown) =>
  new AppError({ code: 'in_use', errors, current })
export const staleVersion = (current: unknown) => new AppError({ code: 'stale_version', current })
export const illegalTransition = (current: unknown) => new AppError({ code: 'illegal_transition', current })
/** The version claims more than its remote had, and the operator has not approved that. */
export const approvalNeeded = (current: unknown) => new AppError({ code: 'approval_needed', current })
/** An older build would replace a newer one without confirmation. */
export const versionLower = (current: unknown) => new AppError({ code: 'version_lower', current })
export const idempotencyKeyReused = () => new AppError({ code: 'idempotency_key_reused' })
/** A menu change can be undone for a day; after that only from its history. */
export const undoExpired = () => new AppError({ code: 'undo_expired' })
export const trialUsed = () => new AppError({ code: 'trial_used' })
/** An upgrade was cancelled instead of paid, because its price differs from the ordered one. */
export const orderChanged = () => new AppError({ code: 'order_changed' })
/** The installation has no keys of ClickPay. */
export const paymentNotSetUp = () => new AppError({ code: 'payment_not_set_up' })
export const payloadTooLarge = () => new AppError({ code: 'payload_too_large' })
export const unsupportedMediaType = () => new AppError({ code: 'unsupported_media_type' })
export const tooManyRequests = (retryAfterSeconds: number) =>
  new AppError({ code: 'too_many_requests', retryAfterSeconds })
/** The merchant has reached its limit of running and waiting calls. */
export const accountBusy = () => new AppError({ code: 'account_busy', retryAfterSeconds: 2 })
export const unavailable = () => new AppError({ code: 'unavailable', retryAfterSeconds: 2 })
/** This node cannot serve yet, or no longer: the names of its failing parts. */
export const notReady = (parts: readonly string[]) =>
  new AppError({ code: 'unavailable', retryAfterSeconds: 2, detail: `failing: ${parts.join(', ')}` })

/** A start that cannot succeed: the process prints the message as its only line and exits with 1. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
