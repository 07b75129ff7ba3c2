import { PROBLEM_STATUS } from '@sufra/shared/contracts/problem-codes'
import type { ProblemCode } from '@sufra/shared/contracts/problem-codes'

export type FieldErrors = Record<string, string[]>

interface AppErrorFacts {
  code: ProblemCode
  /** the code's own when absent */
  status?: number
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
  readonly facts: AppErrorFacts & { status: number }
  constructor(facts: AppErrorFacts, options?: ErrorOptions) {
    super(facts.code, options)
    this.name = 'AppError'
    this.facts = { status: PROBLEM_STATUS[facts.code], ...facts }
  }
}

export const validation = (errors: FieldErrors) => new AppError({ code: 'validation_failed', errors })
export const malformedJson = () => new AppError({ code: 'malformed_json' })
/** Nests too deep, or has more values than anything here needs. */
export const jsonTooComplex = () => new AppError({ code: 'json_too_complex' })
export const codeInvalid = () => new AppError({ code: 'code_invalid', errors: { code: ['wrong_code'] } })
/** No code of this kind is good any more: expired, used, or tried five times. */
export const codeVoid = () => new AppError({ code: 'code_void' })
export const badCredentials = () => new AppError({ code: 'bad_credentials' })
export const tokenInvalid = () => new AppError({ code: 'token_invalid' })
export const tokenExpired = () => new AppError({ code: 'token_expired' })
export const badSignature = () => new AppError({ code: 'signature_invalid' })
export const forbiddenRole = () => new AppError({ code: 'forbidden_role' })
export const forbiddenBranch = () => new AppError({ code: 'forbidden_branch' })
/** A page of another site sent what only our own may send. */
export const forbiddenOrigin = () => new AppError({ code: 'forbidden_origin' })
/** A deploy token that is limited to another remote or channel. */
export const forbiddenRemote = () => new AppError({ code: 'forbidden_remote' })
/** More roles, addresses, places or bytes than the operator gave the token; by field what is too much. */
export const claimsBeyondToken = (errors: FieldErrors) =>
  new AppError({ code: 'claims_beyond_token', errors })
/** The operator has suspended the merchant, or closed it: its people finish what is open, and nothing else. */
export const accountSuspended = () => new AppError({ code: 'account_suspended' })
/** The merchant's subscription is over: its people read, pay, and finish what is in the kitchen. */
export const subscriptionExpired = () => new AppError({ code: 'subscription_expired' })
/** The merchant closes its account: its people read, keep it, and finish what is in the kitchen. */
export const accountClosing = () => new AppError({ code: 'account_closing' })
/** The operator looks at a merchant as its Admin sees it, and changes nothing. */
export const viewOnly = () => new AppError({ code: 'view_only' })
/** The merchant's plan has no room for more of this kind: see the limit's `key`. */
export const planLimitReached = (current: { key: string; limit: number; used: number }) =>
  new AppError({ code: 'plan_limit_reached', current })
/** Also for what belongs to somebody else: both must look the same. */
export const notFound = () => new AppError({ code: 'not_found' })
export const alreadyExists = (errors?: FieldErrors) => new AppError({ code: 'already_exists', errors })
/** A branch has one open shift: with that one, and so with who opened it. */
export const shiftIsOpen = (current: unknown) => new AppError({ code: 'already_exists', current })
/** Nobody switches themselves off. */
export const ownAccount = () => new AppError({ code: 'own_account' })
/** Somebody has to be left who can do everything. */
export const lastAdmin = () => new AppError({ code: 'last_admin' })
/** With what still needs it, where that can be told; `current` names some of it. */
export const inUse = (errors?: FieldErrors, current?: unknown) =>
  new AppError({ code: 'in_use', errors, current })
export const staleVersion = (current: unknown) => new AppError({ code: 'stale_version', current })
export const illegalTransition = (current: unknown) => new AppError({ code: 'illegal_transition', current })
/** It claims more than its remote had, and the operator has not approved that. */
export const approvalNeeded = (current: unknown) => new AppError({ code: 'approval_needed', current })
/** An older build would take the place of a newer one, and nobody said that it is meant. */
export const versionLower = (current: unknown) => new AppError({ code: 'version_lower', current })
export const idempotencyKeyReused = () => new AppError({ code: 'idempotency_key_reused' })
/** What was done to a menu is taken back within a day, or from its history. */
export const undoExpired = () => new AppError({ code: 'undo_expired' })
export const trialUsed = () => new AppError({ code: 'trial_used' })
/** An upgrade was given up instead of paid, because its price is no longer the one that was ordered. */
export const orderChanged = () => new AppError({ code: 'order_changed' })
/** The installation has no keys of ClickPay. */
export const paymentNotSetUp = () => new AppError({ code: 'payment_not_set_up' })
export const payloadTooLarge = () => new AppError({ code: 'payload_too_large' })
export const unsupportedMediaType = () => new AppError({ code: 'unsupported_media_type' })
export const tooManyRequests = (retryAfterSeconds: number) =>
  new AppError({ code: 'too_many_requests', retryAfterSeconds })
/** The merchant has as many calls under way, and waiting, as one merchant may have. */
export const accountBusy = () => new AppError({ code: 'account_busy', retryAfterSeconds: 2 })
export const unavailable = () => new AppError({ code: 'unavailable', retryAfterSeconds: 2 })

/** A start that cannot succeed: the process prints the message as its only line and ends with 1. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
