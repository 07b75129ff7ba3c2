import type { Db } from '#src/database/database.ts'
import { currentAct } from '#src/routing/act.ts'
import { insertEntry, insertOwnAct } from './note-act.repository.ts'
import { withoutSecrets } from './without-secrets.ts'

/** What one act did to one thing. */
export interface Noted {
  /** e.g. `plan`, `account`, `featureOverride` */
  entity: string
  entityId: number | string | null
  /** the merchant concerned; absent where it is none */
  accountId?: number | null
  /** null or absent: it was not there */
  before?: unknown
  /** null or absent: it is no more */
  after?: unknown
  /** what was sent, where before and after do not tell */
  asked?: unknown
  /** e.g. `Account.Suspend`; absent: the endpoint that is called */
  action?: string
  /** absent: who calls the endpoint; where nobody does, Sufra by itself */
  byUserId?: number | null
}

const noted = new WeakSet<Db>()

/** Whether an entry was written in this transaction. */
export const hasNoted = (db: Db): boolean => noted.has(db)

const textOf = (id: number | string | null): string | null => (id === null ? null : String(id))
const factsOf = (facts: unknown) => (facts === undefined ? null : withoutSecrets(facts))

/**
 * Writes an act into the audit, in the transaction of the act: of the operator's people into their chain, of a merchant's people
 * into the merchant's own. Who, from where and by which endpoint are known of the request that is answered. Acts that nobody
 * notes are noted by `recordActs`, without before and after. Call it last: entries of the operator are written one at a time,
 * over all nodes, and the next one waits for the commit.
 */
export const noteAct = async (db: Db, { entity, entityId, ...facts }: Noted): Promise<void> => {
  const act = currentAct()
  noted.add(db)
  const what = {
    ...{ entity, entityId: textOf(entityId) },
    action: facts.action ?? act?.action ?? `${entity}.change`,
    before: factsOf(facts.before),
    after: factsOf(facts.after),
    asked: factsOf(facts.asked),
  }
  if (act && act.accountId !== null) {
    await insertOwnAct(db, { ...what, accountId: act.accountId, byUserId: act.byUserId })
    return
  }
  await insertEntry(db, {
    ...what,
    accountId: facts.accountId ?? null,
    byUserId: facts.byUserId === undefined ? (act?.byUserId ?? null) : facts.byUserId,
    fromAddress: act?.from ?? null,
  })
}

/** The same for what happens without anybody's act as well, such as while a merchant signs up. */
export const noteIfActing = async (db: Db, facts: Noted): Promise<void> => {
  if (currentAct()) await noteAct(db, facts)
}
