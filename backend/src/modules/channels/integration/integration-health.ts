import { createHash } from 'node:crypto'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { publishLiveEvent } from '#src/modules/ground/ground.ts'
import type { Foundation } from '#src/foundation.ts'
import { changeStore, lockStore } from './integration.repository.ts'
import type { LinkedStore, StoreKey } from './integration.repository.ts'
import type { IntegrationStatus } from './integration.table.ts'

const MANY = 3
const WITHIN_MS = 10 * 60_000

type Fact = 'answered' | 'failed' | 'refused'
type Standing = Pick<LinkedStore, 'status' | 'failedAt' | 'refusedSecret'>

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Whether the platform has not believed this very secret. */
export const isThrownOut = ({ status, refusedSecret, webhookSecret }: LinkedStore): boolean =>
  status === 'Disconnected' && refusedSecret === hashOf(webhookSecret)

// What a person paused stays paused, however its platform answers.
const afterAnswer = (status: IntegrationStatus): IntegrationStatus =>
  status === 'Degraded' || status === 'Disconnected' ? 'Connected' : status

const afterFailure = ({ status }: Standing, failedAt: Date[], now: Date): IntegrationStatus => {
  const [first] = failedAt
  const isMany =
    failedAt.length >= MANY && first !== undefined && now.getTime() - first.getTime() <= WITHIN_MS
  return status === 'Connected' && isMany ? 'Degraded' : status
}

const standingAfter = (store: LinkedStore, fact: Fact, now: Date): Standing => {
  if (fact === 'answered') return { status: afterAnswer(store.status), failedAt: [], refusedSecret: null }
  if (fact === 'refused')
    return { ...store, status: 'Disconnected', refusedSecret: hashOf(store.webhookSecret) }
  const failedAt = [...store.failedAt, now].slice(-MANY)
  return { ...store, failedAt, status: afterFailure(store, failedAt, now) }
}

const note = async (db: Db, key: StoreKey, { fact, now }: { fact: Fact; now: Date }): Promise<void> => {
  const store = await lockStore(db, key)
  if (!store) return
  const { status, failedAt, refusedSecret } = standingAfter(store, fact, now)
  await changeStore(db, key, { status, failedAt, refusedSecret })
  if (status !== store.status)
    await publishLiveEvent(db, key.accountId, { type: 'branch.status', branchId: store.branchId })
}

/** How a shop stands with its platform follows from how its calls end. */
export const createHealth = ({ database }: Pick<Foundation, 'database'>) => {
  const write = (store: LinkedStore, fact: Fact): Promise<void> =>
    database.run(tenant(store.accountId), db => note(db, store, { fact, now: new Date() }))
  return {
    /** It answered, whatever it said. Nothing is written of a shop that is well. */
    answered: async (store: LinkedStore): Promise<void> => {
      const isWell = afterAnswer(store.status) === store.status && store.failedAt.length === 0
      if (!isWell) await write(store, 'answered')
    },
    failed: (store: LinkedStore): Promise<void> => write(store, 'failed'),
    /** It did not believe who calls: it is not called again with this secret. */
    refused: (store: LinkedStore): Promise<void> => write(store, 'refused'),
  }
}
