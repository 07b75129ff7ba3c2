import type { DashboardAttention } from '@sufra/shared/contracts/dashboard'
import { channelOf } from '#src/modules/channels/channels.ts'
import { DAY_MS } from './order-day/business-day.ts'
import type { PeriodContext } from './period-query.ts'
import {
  countDifferences,
  countLawGaps,
  readOpenOrders,
  readSnoozed,
  readTroubledLinks,
} from './open-now.repository.ts'
import { readLosses } from './sums.repository.ts'

const readConnections = async ({ db, filter: { scope }, branches }: PeriodContext) => {
  const names = new Map(branches.map(({ id, name }) => [id, name]))
  const links = await readTroubledLinks(db, { scope, branchIds: [...names.keys()] })
  return links.map(({ branchId, channelId }) => {
    const { key, name } = channelOf(channelId)
    return { branchId, branchName: names.get(branchId) ?? '', channel: key, channelName: name }
  })
}

/** Returns the open problems of the selected branches. Those of the menu concern the whole merchant. */
export const readAttention = async (looked: PeriodContext): Promise<DashboardAttention> => {
  const { db, now, period, filter, branches, at } = looked
  const missed = (await readLosses(db, at(period))).find(({ status }) => status === 'Missed')
  const { failedOrders } = await readOpenOrders(db, filter)
  const since = new Date(now.getTime() - DAY_MS)
  const { snoozedOver24h } = await readSnoozed(db, { scope: filter.scope, since })
  return {
    failedOrders,
    snoozedOver24h,
    missed: missed?.orders ?? 0,
    missedValue: missed?.value ?? 0,
    branches: branches
      .filter(({ state }) => state === 'Paused' || state === 'Busy')
      .map(({ id, name, state, stateUntil }) => ({ id, name, state, stateUntil })),
    connections: await readConnections(looked),
    differences: await countDifferences(db, {
      scope: filter.scope,
      branchIds: branches.map(({ id }) => id),
    }),
    lawGaps: await countLawGaps(db, filter.scope),
  }
}
