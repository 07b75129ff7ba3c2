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

/** Whether people of a merchant whose subscription is over may call it: all that reads, and what says so. */
export const isOpenWhileExpired = ({
  method,
  whileExpired,
  whileSuspended,
}: Pick<Endpoint, 'whileExpired' | 'whileSuspended'> & { method: Method }): boolean =>
  method === 'GET' || whileExpired === true || whileSuspended === true

/** Whether people of a merchant that closes its account may call it: as while the subscription is over, but for what costs money. */
export const isOpenWhileClosing = (
  endpoint: Pick<Endpoint, 'whileExpired' | 'whileSuspended' | 'whileClosing'> & { method: Method },
): boolean => isOpenWhileExpired(endpoint) && endpoint.whileClosing !== false

/** Whether the operator may call it while they look at a merchant as its Admin sees it. */
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

/** All that an endpoint may refuse with: what every one of its kind may (who calls, what it takes), and its own `errors`. */
export const errorsOf = (endpoint: Endpoint & { method: Method }): ReadonlySet<ProblemCode> =>
  new Set([
    ...ANY,
    ...ofAccess(endpoint),
    ...ofStanding(endpoint),
    ...ofViewing(endpoint),
    ...ofInput(endpoint.method, endpoint),
    ...(endpoint.errors ?? []),
  ])
