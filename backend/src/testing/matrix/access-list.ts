import type { Endpoint } from '@sufra/shared/contracts/endpoints/endpoint'
import {
  isOpenWhileClosing,
  isOpenWhileExpired,
  isOpenWhileViewing,
} from '@sufra/shared/contracts/endpoints/errors-of'
import type { Route } from '#src/routing/route.ts'
import { ALL_ROUTES, keyOf } from './routes.ts'

/** The committed list: a reviewer sees each change of access as a changed line. */
export const ACCESS_LIST_FILE = new URL('../../routing/access-list.txt', import.meta.url)

const HEADER = `# Callers of every endpoint, generated from the endpoint table by \`npm run docs:access\`. Do not edit.
# METHOD /path: callers [with permission] [(exceptions)]
# Exceptions: "suspended", "expired" and "viewing" name a write that is open to a suspended merchant, after the
# subscription ended, and during an impersonation; "not closing" and "not viewing" name a closed request.
`

const tag = (isSet: boolean, text: string): string[] => (isSet ? [text] : [])

const pointerWithRevision = (route: Route): string[] => {
  const isWrite = route.method !== 'GET'
  return [
    ...tag(route.whileSuspended === true, 'suspended'),
    ...tag(isWrite && isOpenWhileExpired(route) && !route.whileSuspended, 'expired'),
    ...tag(isOpenWhileExpired(route) && !isOpenWhileClosing(route), 'not closing'),
    ...tag(isWrite && isOpenWhileViewing(route), 'viewing'),
    ...tag(!isWrite && Array.isArray(route.access) && !isOpenWhileViewing(route), 'not viewing'),
  ]
}

const exceptionsOf = (route: Route): string[] => [
  ...pointerWithRevision(route),
  ...tag(route.branchLimit === 'id', 'Id is a branch'),
  ...tag(route.branchLimit === 'changes', 'service limits branches'),
  ...tag(takesKey(route), 'Idempotency-Key'),
]

/** Returns true if a repeated request with the same `Idempotency-Key` gets the first answer. */
export const takesKey = ({ errors }: Pick<Endpoint, 'errors'>): boolean =>
  errors?.includes('idempotency_key_reused') ?? false

const lineOf = (route: Route): string => {
  const callers = [route.access].flat().join(' ')
  const needed = route.permission ? ` with ${[route.permission].flat().join(' or ')}` : ''
  const exceptions = exceptionsOf(route)
  return `${keyOf(route)}: ${callers}${needed}${exceptions.length > 0 ? ` (${exceptions.join(', ')})` : ''}`
}

/** Returns the text of the access list: one line for each route, sorted. */
export const accessList = (): string => `${HEADER}\n${ALL_ROUTES.map(lineOf).toSorted().join('\n')}\n`
