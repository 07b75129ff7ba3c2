import type { EndpointKey } from '#src/contracts/endpoints/endpoint.ts'
import type { HttpAnswer, HttpCall } from '../http-stand-in.ts'
import { COOKIE, rememberedIn, tokenFor } from './callers.ts'
import { stepped } from './order-steps.ts'
import { StubRefusal } from './problem.ts'
import type { ReadCall } from './read-call.ts'
import { PASSWORD, PEOPLE, sessionUserOf } from './seed/people.ts'
import type { Person } from './seed/people.ts'
import type { Row } from './row.ts'
import type { Tables } from './tables.ts'

export interface Situation {
  call: ReadCall
  http: HttpCall
  caller: Person | undefined
  tables: Tables
  now: number
  /** Sends an event to open streams. */
  tell: (event: { type: string } & Record<string, unknown>) => void
}

type OwnAnswer = (situation: Situation) => HttpAnswer

const keepCookie = (value: string): Record<string, string> => ({
  'set-cookie': `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax`,
})

const login: OwnAnswer = ({ call: { body }, now }) => {
  const person = PEOPLE.find(({ email }) => email === body.email)
  if (!person || body.password !== PASSWORD) throw new StubRefusal('bad_credentials')
  return { body: tokenFor(person, now), headers: keepCookie(person.email) }
}

const refresh: OwnAnswer = ({ http, now }) => {
  const person = rememberedIn(http.headers)
  if (!person) throw new StubRefusal('token_invalid')
  return { body: tokenFor(person, now) }
}

const me: OwnAnswer = ({ caller }) => {
  if (!caller) throw new StubRefusal('token_invalid')
  return { body: sessionUserOf(caller) }
}

const act: OwnAnswer = ({ call: { body }, tables, now, tell }) => {
  const order = tables.put('Order', stepped(tables.find('Order', body.orderId), { action: body.action, now }))
  tell({ type: 'order.upserted', order })
  return { body: order }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const changeEach = (
  { tables }: Pick<Situation, 'tables'>,
  { entity, ids, change }: { entity: string; ids: unknown; change: (row: Row) => object },
): Row[] => {
  const rows = listOf(ids).map(id => tables.find(entity, id))
  return rows.map(row => tables.put(entity, { ...row, ...change(row) }))
}

const setStatus: OwnAnswer = ({ call: { body }, tables, now, tell }) => {
  const since = body.state === 'Open' ? null : new Date(now).toISOString()
  const change = () => ({
    state: body.state,
    stateSince: since,
    stateUntil: body.until ?? null,
    stateReason: body.reason ?? null,
    busyMinutes: body.minutes ?? null,
  })
  const branches = changeEach({ tables }, { entity: 'Branch', ids: body.branchIds, change })
  for (const { id } of branches) tell({ type: 'branch.status', branchId: id })
  return { body: branches }
}

const setSnooze =
  (isOver: boolean): OwnAnswer =>
  ({ call: { body }, tables, now }) => {
    const until = body.until ?? new Date(now + 3_600_000).toISOString()
    const change = ({ rowVersion }: Row) => ({
      isVisible: isOver,
      snoozedUntil: isOver ? null : until,
      snoozeReason: isOver ? null : (body.reason ?? null),
      rowVersion: Number(rowVersion ?? 1) + 1,
    })
    return { body: { products: changeEach({ tables }, { entity: 'Product', ids: body.productIds, change }) } }
  }

const hideCategory: OwnAnswer = ({ call: { body }, tables }) => {
  const change = () => ({ hiddenBranchesIds: body.isHidden === true ? listOf(body.branchIds) : [] })
  const [category] = changeEach({ tables }, { entity: 'Category', ids: [body.categoryId], change })
  return { body: category }
}

const config: OwnAnswer = () => ({
  body: {
    apiHost: '',
    registryUrl: '/remotes/registry.json',
    channel: 'stable',
    startLanguage: null,
    remoteOrigins: [],
    overrides: 'open',
    debugTranslations: false,
  },
})

const registry: OwnAnswer = () => ({ body: { schema: 1, revision: 0, remotes: {} } })

/** Endpoints whose answer does not follow from their name. */
export const OWN_ANSWERS: Partial<Record<EndpointKey, OwnAnswer>> = {
  'POST /api/Authentication/login': login,
  'POST /api/Authentication/RefreshToken': refresh,
  'POST /api/Authentication/Logout': () => ({ body: {}, headers: keepCookie('') }),
  'GET /api/User/Get': me,
  'POST /api/Order/ExecuteAction': act,
  'PUT /api/Branch/SetStatus': setStatus,
  'PUT /api/Product/Snooze': setSnooze(false),
  'PUT /api/Product/Activate': setSnooze(true),
  'PUT /api/Category/hide/branch': hideCategory,
  'GET /config.json': config,
  'GET /remotes/registry.json': registry,
}
