import type { Db, Scope } from '#src/database/database.ts'
import { illegalTransition, notFound, validation } from '#src/errors/errors.ts'
import { liveEventsWrite } from '#src/modules/infrastructure/infrastructure.ts'
import { refuseOtherBranch } from '#src/routing/branch-limit.ts'
import { appendChanges } from './branch-change.repository.ts'
import type { BranchDependencies } from './branch-dependencies.ts'
import { NO_OVERRIDE, lockBranches, writeOverride } from './branch.repository.ts'
import type { BranchRow, Override } from './branch.repository.ts'
import { changePauses, endPauses, isOfPlatforms } from './platform-pause.ts'
import { presentBranch } from './present-branch.ts'
import { stateEndOf } from './state-end.ts'
import type { StateActor, StateChange } from './state-change.ts'
import { lineOf } from './trace-line.ts'

/** Publishes changed states to the platforms and the open screens. Call it last in the transaction. */
export const publishStates = async (
  db: Db,
  rows: BranchRow[],
  { announceStoreStatus }: Pick<BranchDependencies, 'announceStoreStatus'>,
): Promise<void> => {
  for (const accountId of new Set(rows.map(row => row.accountId))) {
    const ids = rows.filter(row => row.accountId === accountId).map(({ id }) => id)
    await announceStoreStatus(db, ids)
    const events = ids.map(branchId => ({ type: 'branch.status', branchId }) as const)
    await liveEventsWrite(db, accountId, events)
  }
}

const check = (found: BranchRow[], { branchIds, state }: StateChange, actor: StateActor): void => {
  if (found.length < new Set(branchIds).size) throw notFound()
  for (const { id } of found) refuseOtherBranch(actor, id)
  const disabled = found.find(row => !row.isActive)
  if (disabled && state !== 'Open') throw illegalTransition(presentBranch(disabled, actor.now))
}

const checkChannels = async (
  db: Db,
  { branchIds, channelIds, state }: StateChange,
  { channelsOf, scope }: Pick<BranchDependencies, 'channelsOf'> & { scope: Scope },
): Promise<void> => {
  // A platform that is no longer linked can still be opened, or its pause would never end.
  if (!channelIds || state === 'Open') return
  const linked = new Set((await channelsOf(db, { scope, branchIds })).map(({ channelId }) => channelId))
  if (!channelIds.every(id => linked.has(id))) throw validation({ channelIds: ['not_found'] })
}

const overrideFor = (row: BranchRow, change: StateChange, { now, userId }: StateActor): Override => {
  const { state, minutes = null, end = {}, reason = null, channelIds = null } = change
  if (state === 'Open') return NO_OVERRIDE
  return {
    overrideKind: state,
    overrideUntil: stateEndOf(row, end, now),
    busyMinutes: state === 'Busy' ? minutes : null,
    overrideReason: reason,
    overrideChannelIds: channelIds,
    overrideAt: now,
    overrideBy: userId,
  }
}

const changeWhole = async (
  db: Db,
  found: BranchRow[],
  { change, actor }: { change: StateChange; actor: StateActor },
): Promise<BranchRow[]> => {
  const toChange = found.filter(row => change.state !== 'Open' || row.overrideKind !== null)
  const changed: BranchRow[] = []
  for (const row of toChange) {
    const key = { accountId: row.accountId, ids: [row.id] }
    changed.push(...(await writeOverride(db, key, overrideFor(row, change, actor))))
  }
  await appendChanges(
    db,
    changed.map(row => lineOf(row, change.state, actor)),
  )
  return changed
}

/**
 * Pauses branches, makes them busy, or opens them, all or none, inside the caller's transaction. 404 outside
 * of the scope, 403 `forbidden_branch`, 409 `illegal_transition` for a disabled one.
 */
export const changeStates = async (
  db: Db,
  { change, actor }: { change: StateChange; actor: StateActor },
  neighbours: BranchDependencies,
): Promise<BranchRow[]> => {
  const { scope } = actor
  const found = await lockBranches(db, { scope, ids: change.branchIds })
  check(found, change, actor)
  await checkChannels(db, change, { ...neighbours, scope })
  const changed = isOfPlatforms(change)
    ? await changePauses(db, found, { change, actor })
    : await changeWhole(db, found, { change, actor })
  await publishStates(db, changed, neighbours)
  return found.map(row => changed.find(({ id }) => id === row.id) ?? row)
}

const endWhole = async (db: Db, rows: BranchRow[], actor: StateActor): Promise<BranchRow[]> => {
  const over = rows.filter(({ overrideUntil }) => overrideUntil !== null && overrideUntil <= actor.now)
  const [first] = over
  if (!first) return []
  const key = { accountId: first.accountId, ids: over.map(({ id }) => id) }
  const ended = await writeOverride(db, key, NO_OVERRIDE)
  await appendChanges(
    db,
    over.map(row => lineOf(row, 'Ended', actor)),
  )
  return ended
}

/** Clears states that are over, for branches of one merchant. States that were set meanwhile stay. */
export const endStates = async (
  db: Db,
  { scope, ids, now }: { scope: Scope; ids: number[]; now: Date },
  neighbours: BranchDependencies,
): Promise<void> => {
  const locked = await lockBranches(db, { scope, ids })
  const actor: StateActor = { scope, branchIds: [], userId: null, now }
  const changed = [...(await endWhole(db, locked, actor)), ...(await endPauses(db, locked, actor))]
  // A branch with both kinds of ends is published once.
  await publishStates(db, [...new Map(changed.map(row => [row.id, row])).values()], neighbours)
}
