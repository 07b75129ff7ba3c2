import { createHash } from 'node:crypto'
import type { ConnectionProblem } from '@sufra/shared/contracts/integration'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { channelOf } from '#src/modules/channels/channel/channel.service.ts'
import { publishLiveEvent } from '#src/modules/infrastructure/infrastructure.ts'
import { notify } from '#src/modules/identity/identity.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { branchNameOf, changeStore, lockStore } from './integration.repository.ts'
import type { LinkedStore, StoreKey } from './integration.repository.ts'
import type { IntegrationStatus } from './integration.table.ts'

const MANY = 3
const WITHIN_MS = 10 * 60_000

type Fact = 'answered' | 'failed' | 'refused'
type ConnectionFacts = Pick<
  LinkedStore,
  'status' | 'failedAt' | 'refusedSecret' | 'failingSince' | 'lastProblem'
>
/** The platform's code and message, or Sufra's when it has none. */
type Words = Pick<ConnectionProblem, 'code' | 'message'>

// Hash of the stored secret, which does not reveal it.
const hashOf = (secret: string | null): string | null =>
  secret === null ? null : createHash('sha256').update(secret).digest('hex')

/** Returns whether the platform has refused the current secret. */
export const isSecretRefused = ({ status, refusedSecret, webhookSecret }: LinkedStore): boolean =>
  status === 'Disconnected' && refusedSecret === hashOf(webhookSecret)

// A manual pause stays, whatever the platform answers.
const afterAnswer = (status: IntegrationStatus): IntegrationStatus =>
  status === 'Degraded' || status === 'Disconnected' ? 'Connected' : status

const afterFailure = ({ status }: ConnectionFacts, failedAt: Date[], now: Date): IntegrationStatus => {
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

const standingAfter = (store: LinkedStore, { fact, words, now }: End): ConnectionFacts => {
  const { lastProblem } = store
  if (fact === 'answered')
    return {
      status: afterAnswer(store.status),
      failedAt: [],
      refusedSecret: null,
      failingSince: null,
      lastProblem,
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

// Sent once while the status gets worse.
const tellOfLoss = async (db: Db, store: LinkedStore, why: string): Promise<void> => {
  const { accountId, branchId, channelId } = store
  const branch = await branchNameOf(db, store)
  await notify(db, {
    kind: 'connectionLost',
    accountId,
    branchId,
    about: channelId,
    facts: { channel: channelOf(channelId).name, ...(branch && { branch }), ...(why && { why }) },
  })
}

const note = async (db: Db, called: LinkedStore, end: End): Promise<void> => {
  const key: StoreKey = called
  const store = await lockStore(db, key)
  // A result of a call with an older secret says nothing about the current one.
  if (!store || store.webhookSecret !== called.webhookSecret) return
  const { status, failedAt, refusedSecret, failingSince, lastProblem } = standingAfter(store, end)
  await changeStore(db, key, { status, failedAt, refusedSecret, failingSince, lastProblem })
  if (status === store.status) return
  await publishLiveEvent(db, key.accountId, { type: 'branch.status', branchId: store.branchId })
  if (status === 'Degraded' || status === 'Disconnected') await tellOfLoss(db, store, end.words.message)
}

/** Updates a shop's status from the results of its calls. */
export const createHealth = ({ database }: Pick<Foundation, 'database'>) => {
  const write = (store: LinkedStore, fact: Fact, words: Words): Promise<void> =>
    database.run(tenant(store.accountId), db => note(db, store, { fact, words, now: new Date() }))
  return {
    /** The platform answered, even with a refusal. Writes nothing for a healthy shop. */
    answered: async (store: LinkedStore): Promise<void> => {
      const isWell = afterAnswer(store.status) === store.status && store.failingSince === null
      if (!isWell) await write(store, 'answered', { code: '', message: '' })
    },
    failed: (store: LinkedStore, words: Words): Promise<void> => write(store, 'failed', words),
    /** The platform refused the secret: it is not used again. */
    refused: (store: LinkedStore, words: Words): Promise<void> => write(store, 'refused', words),
  }
}
