import type { Db } from '#src/database/database.ts'
import { currentAct } from '#src/routing/act.ts'
import { insertEntry, insertMerchantAuditEntry } from './note-act.repository.ts'

const SECRET = /password|secret|token|credential/i
const LONGEST_TEXT = 2_000
const MOST_OF_A_LIST = 50
const DEEPEST = 6

const shorten = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text.replaceAll('\0', '')

// Returns a value for the permanent audit log: secrets replaced by a star, long or deep parts cut off.
const withoutSecrets = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return shorten(value)
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `${value.length} bytes`
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) return '…'
  if (Array.isArray(value)) return value.slice(0, MOST_OF_A_LIST).map(each => withoutSecrets(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      SECRET.test(key) && each !== null && each !== undefined ? '*' : withoutSecrets(each, depth + 1),
    ]),
  )
}

/** An audited change of one record. */
export interface AuditedChange {
  /** e.g. `plan`, `account`, `featureOverride` */
  entity: string
  entityId: number | string | null
  /** the affected merchant; absent: none */
  accountId?: number | null
  /** null or absent: it did not exist */
  before?: unknown
  /** null or absent: it was deleted */
  after?: unknown
  /** request data where before and after do not suffice */
  request?: unknown
  /** e.g. `Account.Suspend`; absent: the called endpoint */
  action?: string
  /** absent: the caller of the endpoint; automatic without a request */
  byUserId?: number | null
}

const noted = new WeakSet<Db>()

/** Returns whether an entry was written in this transaction. */
export const hasAuditEntry = (db: Db): boolean => noted.has(db)

const textOf = (id: number | string | null): string | null => (id === null ? null : String(id))
const factsOf = (facts: unknown) => (facts === undefined ? null : withoutSecrets(facts))

/**
 * Writes an audit entry in the transaction of the change: for the operator's people into their chain, for a
 * merchant's people into the merchant's own audit log. Person, address and endpoint come from the current
 * request. `recordActs` writes entries for changes without one, without before and after. Call it last:
 * entries of the operator are written one at a time over all nodes, and the next one waits for the commit.
 */
export const noteAct = async (db: Db, { entity, entityId, ...facts }: AuditedChange): Promise<void> => {
  const act = currentAct()
  noted.add(db)
  const what = {
    entity,
    entityId: textOf(entityId),
    action: facts.action ?? act?.action ?? `${entity}.change`,
    before: factsOf(facts.before),
    after: factsOf(facts.after),
    request: factsOf(facts.request),
  }
  if (act && act.accountId !== null) {
    await insertMerchantAuditEntry(db, { ...what, accountId: act.accountId, byUserId: act.byUserId })
    return
  }
  await insertEntry(db, {
    ...what,
    accountId: facts.accountId ?? null,
    byUserId: facts.byUserId === undefined ? (act?.byUserId ?? null) : facts.byUserId,
    fromAddress: act?.from ?? null,
  })
}

/** The same for changes that also happen outside of audited requests, such as during a sign-up. */
export const noteIfActing = async (db: Db, facts: AuditedChange): Promise<void> => {
  if (currentAct()) await noteAct(db, facts)
}
