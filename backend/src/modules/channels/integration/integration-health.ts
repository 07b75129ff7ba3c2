import { createHash } from 'node:crypto'
import type { ConnectionProblem } from '@sufra/shared/contracts/integration'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { channelOf } from '#src/modules/channels/channel/channel.service.ts'
import { publishLiveEvent } from '#src/modules/ground/ground.ts'
import { notify } from '#src/modules/identity/identity.ts'
import type { Foundation } from '#src/foundation.ts'
import { branchNameOf, changeStore, lockStore } from './integration.repository.ts'
import type { LinkedStore, StoreKey } from './integration.repository.ts'
import type { IntegrationStatus } from './integration.table.ts'

const MANY = 3
const WITHIN_MS = 10 * 60_000

type Fact = 'answered' | 'failed' | 'refused'
type Standing = Pick<LinkedStore, 'status' | 'failedAt' | 'refusedSecret' | 'failingSince' | 'lastProblem'>
/** In the platform's words, or ours when it gave none. */
type Words = Pick<ConnectionProblem, 'code' | 'message'>

// Of the secret as it is kept: the hash gives nothing away.
const hashOf = (secret: string | null): string | null =>
  secret === null ? null : createHash('sha256').update(secret).digest('hex')

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

interface End {
  fact: Fact
  words: Words
  now: Date
}

const standingAfter = (store: LinkedStore, { fact, words, now }: End): Standing => {
  const { lastProblem } = store
  if (fact === 'answered')
    return {
      ...{ status: afterAnswer(store.status), failedAt: [], refusedSecret: null },
      ...{ failingSince: null, lastProblem },
    }
  const kind = fact === 'refused' ? 'credential' : 'no_answer'
  const problem = {
    failingSince: store.failingSince ?? now,
    lastProblem: { kind, at: now.toISOString(), ...words } as const,
  }
  if (fact === 'refused')
    return { ...store, ...problem, status: 'Disconnected', refusedSecret: hashOf(store.webhookSecret) }
  const failedAt = [...store.failedAt, now].slice(-MANY)
  return { ...store, ...problem, failedAt, status: afterFailure(store, failedAt, now) }
}

// Once for a shop that goes from bad to worse.
const tellOfLoss = async (db: Db, store: LinkedStore, why: string): Promise<void> => {
  const { accountId, branchId, channelId } = store
  const branch = await branchNameOf(db, store)
  await notify(db, {
    ...{ kind: 'connectionLost', accountId, branchId, about: channelId },
    facts: { channel: channelOf(channelId).name, ...(branch && { branch }), ...(why && { why }) },
  })
}

const note = async (db: Db, called: LinkedStore, end: End): Promise<void> => {
  const key: StoreKey = called
  const store = await lockStore(db, key)
  // What was said to a secret that has been exchanged or forgotten since says nothing of the new one.
  if (!store || store.webhookSecret !== called.webhookSecret) return
  const { status, failedAt, refusedSecret, failingSince, lastProblem } = standingAfter(store, end)
  await changeStore(db, key, { status, failedAt, refusedSecret, failingSince, lastProblem })
  if (status === store.status) return
  await publishLiveEvent(db, key.accountId, { type: 'branch.status', branchId: store.branchId })
  if (status === 'Degraded' || status === 'Disconnected') await tellOfLoss(db, store, end.words.message)
}

/** How a shop stands with its platform follows from how its calls end. */
export const createHealth = ({ database }: Pick<Foundation, 'database'>) => {
  const write = (store: LinkedStore, fact: Fact, words: Words): Promise<void> =>
    database.run(tenant(store.accountId), db => note(db, store, { fact, words, now: new Date() }))
  return {
    /** It answered, whatever it said. Nothing is written of a shop that is well. */
    answered: async (store: LinkedStore): Promise<void> => {
      const isWell = afterAnswer(store.status) === store.status && store.failingSince === null
      if (!isWell) await write(store, 'answered', { code: '', message: '' })
    },
    failed: (store: LinkedStore, words: Words): Promise<void> => write(store, 'failed', words),
    /** It did not believe who calls: it is not called again with this secret. */
    refused: (store: LinkedStore, words: Words): Promise<void> => write(store, 'refused', words),
  }
}
