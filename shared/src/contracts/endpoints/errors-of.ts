import type { ProblemCode } from '#src/contracts/problem-codes.ts'
import type { Endpoint, Method } from './endpoint.ts'

const ANY: readonly ProblemCode[] = [
  'bad_request',
  'too_many_requests',
  'account_busy',
  'internal_error',
  'unavailable',
]
const WITH_BODY: readonly ProblemCode[] = [
  'malformed_json',
  'json_too_complex',
  'payload_too_large',
  'unsupported_media_type',
]
const SIGNED_IN: readonly ProblemCode[] = ['token_invalid', 'token_expired', 'forbidden_role']

/** Returns true if a merchant with an expired subscription may call it: every read, and endpoints that declare it. */
export const isOpenWhileExpired = ({
  method,
  whileExpired,
  whileSuspended,
}: Pick<Endpoint, 'whileExpired' | 'whileSuspended'> & { method: Method }): boolean =>
  method === 'GET' || whileExpired === true || whileSuspended === true

/**
 * Returns true if a merchant that closes its account may call it: as with an expired subscription, except for requests
 * that cost money.
 */
export const isOpenWhileClosing = (
  endpoint: Pick<Endpoint, 'whileExpired' | 'whileSuspended' | 'whileClosing'> & { method: Method },
): boolean => isOpenWhileExpired(endpoint) && endpoint.whileClosing !== false

/** Returns true if the operator may call it during an impersonation. */
export const isOpenWhileViewing = ({
  method,
  access,
  effect,
  whileViewing,
}: Pick<Endpoint, 'access' | 'effect' | 'whileViewing'> & { method: Method }): boolean =>
  Array.isArray(access) && (whileViewing ?? (method === 'GET' || effect === 'none'))

const ofAccess = ({ access, whileSuspended }: Endpoint): readonly ProblemCode[] => {
  if (access === 'public') return []
  if (access === 'channel') return ['signature_invalid']
  if (access === 'deploy') return [...SIGNED_IN, 'account_suspended', 'forbidden_remote']
  return whileSuspended ? SIGNED_IN : [...SIGNED_IN, 'account_suspended']
}

const ofStanding = (endpoint: Endpoint & { method: Method }): readonly ProblemCode[] => {
  if (!Array.isArray(endpoint.access)) return []
  if (!isOpenWhileExpired(endpoint)) return ['subscription_expired', 'account_closing']
  return isOpenWhileClosing(endpoint) ? [] : ['account_closing']
}

const ofViewing = (endpoint: Endpoint & { method: Method }): readonly ProblemCode[] => {
  const asksWho = Array.isArray(endpoint.access) || endpoint.access === 'deploy'
  return asksWho && !isOpenWhileViewing(endpoint) ? ['view_only'] : []
}

const ofInput = (
  method: Method,
  { params, query, body, raw, multipart }: Endpoint,
): readonly ProblemCode[] => [
  ...(method === 'GET' ? [] : WITH_BODY),
  ...(params || query || body || raw || multipart ? (['validation_failed'] as const) : []),
]

/** Returns all error codes of an endpoint: those of its kind (access, input), and its own `errors`. */
export const errorsOf = (endpoint: Endpoint & { method: Method }): ReadonlySet<ProblemCode> =>
  new Set([
    ...ANY,
    ...ofAccess(endpoint),
    ...ofStanding(endpoint),
    ...ofViewing(endpoint),
    ...ofInput(endpoint.method, endpoint),
    ...(endpoint.errors ?? []),
  ])
