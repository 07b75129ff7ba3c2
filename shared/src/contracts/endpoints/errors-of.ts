import type { ProblemCode } from '#src/contracts/problem-codes.ts'
import type { Endpoint, Method } from './endpoint.ts'

const ANY: readonly ProblemCode[] = ['bad_request', 'too_many_requests', 'internal_error', 'unavailable']
const WITH_BODY: readonly ProblemCode[] = [
  'malformed_json',
  'json_too_complex',
  'payload_too_large',
  'unsupported_media_type',
]
const SIGNED_IN: readonly ProblemCode[] = ['token_invalid', 'token_expired', 'forbidden_role']

const ofAccess = ({ access, whileSuspended }: Endpoint): readonly ProblemCode[] => {
  if (access === 'public') return []
  if (access === 'channel') return ['signature_invalid']
  if (access === 'deploy') return [...SIGNED_IN, 'account_suspended', 'forbidden_remote']
  return whileSuspended ? SIGNED_IN : [...SIGNED_IN, 'account_suspended']
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
  new Set([...ANY, ...ofAccess(endpoint), ...ofInput(endpoint.method, endpoint), ...(endpoint.errors ?? [])])
