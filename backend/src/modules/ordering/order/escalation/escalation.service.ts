import type {
  BranchEscalation,
  EscalationRequest,
  EscalationSettings,
  NearlyMissed,
  NearlyMissedOrder,
} from '@sufra/shared/contracts/escalation'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { channelOf } from '#src/modules/channels/channels.ts'
import { peopleOfBranch, reachableDevices } from '#src/modules/identity/identity.ts'
import type { Colleague, PushDevices } from '#src/modules/identity/identity.ts'
import { escalationOf, setEscalation } from '#src/modules/merchants/merchants.ts'
import type { MerchantSession } from '#src/routing/route.ts'
import { DEFAULT_ESCALATION } from '../state/escalation-steps.ts'
import { handleEscalationPushes } from './escalation-push.ts'
import { countEscalated, listEscalated } from './escalation.repository.ts'

const DAY_MS = 24 * 60 * 60_000
const MOST_SHOWN = 50

const refuseStrangers = (settings: EscalationSettings, people: Colleague[]): void => {
  const known = new Set(people.map(({ id }) => id))
  for (const step of ['managers', 'owner'] as const)
    if (settings[step].people.some(id => !known.has(id)))
      throw validation({ [`settings.${step}.people`]: ['not_found'] })
}

const presentPeople = async (db: Db, accountId: number, people: Colleague[]) => {
  const devices = await reachableDevices(db, { accountId, userIds: people.map(({ id }) => id) })
  const reachable = new Set(devices.map(({ userId }) => userId))
  return people.map(({ id, name, roleName }) => ({ id, name, roleName, hasDevice: reachable.has(id) }))
}

type Escalated = Awaited<ReturnType<typeof listEscalated>>[number]

const presentEscalated = (row: Escalated): NearlyMissedOrder[] => {
  const { step, channelId, placedAt, touch, ...order } = row
  if (!step) return []
  const rangAt = new Date(row.rangAt ?? placedAt)
  const touchedAfter = touch && new Date(touch.at).getTime() - rangAt.getTime()
  return [
    {
      id: order.id,
      orderNumber: order.orderNumber,
      branchId: order.branchId,
      branchName: order.branchName,
      step,
      orderStatus: order.orderStatus,
      channel: channelOf(channelId),
      rangAt: rangAt.toISOString(),
      touchedAfterSeconds: touchedAfter === null ? null : Math.round(touchedAfter / 1000),
      touchedBy: touch?.by ?? null,
    },
  ]
}

const countsOf = (rows: Awaited<ReturnType<typeof countEscalated>>): NearlyMissed['counts'] => {
  const sumOf = (isCounted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isCounted).reduce((sum, { orders }) => sum + orders, 0)
  return {
    louder: sumOf(({ step }) => step === 'louder'),
    managers: sumOf(({ step }) => step === 'managers'),
    owner: sumOf(({ step }) => step === 'owner'),
    missed: sumOf(({ status }) => status === 'Missed'),
  }
}

/** Service of the escalation of new orders: settings and results. The due steps take the escalation steps. */
export const createEscalationService = (foundation: Foundation, pushDevices: PushDevices) => {
  const { database } = foundation
  handleEscalationPushes(foundation, pushDevices)

  const read = async (db: Db, session: MerchantSession, branchId: number): Promise<BranchEscalation> => {
    const { accountId, branchIds } = session
    const stored = await escalationOf(db, { scope: tenant(accountId), branchIds, id: branchId })
    const people = await peopleOfBranch(db, { accountId, branchId })
    return {
      branchId,
      settings: stored ?? DEFAULT_ESCALATION,
      people: await presentPeople(db, accountId, people),
    }
  }

  return {
    get: async (session: MerchantSession, branchId: number): Promise<BranchEscalation> =>
      database.run(tenant(session.accountId), db => read(db, session, branchId)),

    /** `validation_failed` for people who do not work at the branch. */
    update: async (
      session: MerchantSession,
      { branchId, settings }: EscalationRequest,
    ): Promise<BranchEscalation> => {
      const { accountId, branchIds, userId } = session
      const scope = tenant(accountId, userId)
      return database.run(scope, async db => {
        await escalationOf(db, { scope, branchIds, id: branchId })
        refuseStrangers(settings, await peopleOfBranch(db, { accountId, branchId }))
        await setEscalation(db, { scope, branchIds, id: branchId }, settings)
        return read(db, session, branchId)
      })
    },

    nearlyMissed: async (
      { accountId, ...session }: MerchantSession,
      branchId: number,
    ): Promise<NearlyMissed> => {
      const scope = tenant(accountId)
      const since = new Date(Date.now() - DAY_MS)
      const filter = { scope, since, branchIds: branchId ? [branchId] : session.branchIds }
      return database.run(scope, async db => ({
        counts: countsOf(await countEscalated(db, filter)),
        orders: (await listEscalated(db, filter, MOST_SHOWN)).flatMap(presentEscalated),
      }))
    },
  }
}
export type EscalationService = ReturnType<typeof createEscalationService>
