import type { BranchChannel, BranchDetails, BranchOverview } from '@sufra/shared/contracts/branch'
import { localDate, nextMidnight, zonedInstant } from '@sufra/shared/contracts/zoned-time'
import { periodsAround } from './branch-hours.ts'
import type { LinkedChannel } from './branch-dependencies.ts'
import { pausesAt, shownState, stateOn } from './branch-state.ts'
import type { BranchRow } from './branch.repository.ts'

export const presentBranch = (row: BranchRow, now: Date): BranchDetails => {
  const { state, stateUntil } = shownState(row, now)
  const isOverridden = state === 'Paused' || state === 'Busy'
  return {
    ...row,
    state,
    stateUntil: stateUntil?.toISOString() ?? null,
    stateSince: isOverridden ? (row.overrideAt?.toISOString() ?? null) : null,
    stateReason: isOverridden ? row.overrideReason : null,
    busyMinutes: state === 'Busy' ? row.busyMinutes : null,
    channelPauses: row.isActive
      ? pausesAt(row, now).map(({ channelId, at, until, reason }) => ({
          channelId,
          since: at,
          until,
          reason,
        }))
      : [],
  }
}

const todayOf = (row: BranchRow, now: Date): BranchOverview['today'] => {
  const startsAt = zonedInstant(localDate(now, row.timeZone), 0, row.timeZone)
  const endsAt = nextMidnight(now, row.timeZone)
  const periods = periodsAround(row, now).filter(each => each.opensAt < endsAt && each.closesAt > startsAt)
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    periods: periods.map(({ businessDay, opensAt, closesAt }) => ({
      day: businessDay,
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
    })),
  }
}

// Compares only whether customers can order, because a platform without "busy" may show "open".
const takesOrders = (state: BranchChannel['state']): boolean => state === 'Open' || state === 'Busy'

const channelOf = (row: BranchRow, linked: LinkedChannel, now: Date): BranchChannel => {
  const { state, stateUntil } = stateOn(row, linked.channelId, now)
  const { shownState: shown } = linked
  return {
    ...linked,
    state,
    stateUntil: stateUntil?.toISOString() ?? null,
    isMismatch: shown !== null && takesOrders(shown) !== takesOrders(state),
  }
}

export const presentOverview = (
  { row, stateBy }: { row: BranchRow; stateBy: string | null },
  { linked, now }: { linked: LinkedChannel[]; now: Date },
): BranchOverview => ({
  ...presentBranch(row, now),
  stateBy,
  today: todayOf(row, now),
  channels: linked.filter(({ branchId }) => branchId === row.id).map(each => channelOf(row, each, now)),
})
