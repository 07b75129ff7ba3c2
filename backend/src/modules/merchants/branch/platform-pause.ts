import type { Db } from '#src/database/database.ts'
import { appendChanges } from './branch-change.repository.ts'
import { writeChannelPauses } from './branch.repository.ts'
import type { BranchRow } from './branch.repository.ts'
import type { ChannelPause } from './branch.table.ts'
import { stateEndOf } from './state-end.ts'
import { traceLine } from './trace-line.ts'
import type { StateActor, StateChange } from './state-change.ts'

type PlatformChange = StateChange & { state: 'Paused' | 'Open'; channelIds: number[] }

/** Returns whether the change pauses or opens single platforms. Busy always follows the branch, on platforms too. */
export const isOfPlatforms = (change: StateChange): change is PlatformChange =>
  change.channelIds !== undefined && change.state !== 'Busy'

const pauseOf = (
  row: BranchRow,
  channelId: number,
  { change, actor: { now, userId } }: Asked,
): ChannelPause => ({
  channelId,
  reason: change.reason ?? null,
  at: now.toISOString(),
  by: userId,
  until: stateEndOf(row, change.end ?? {}, now)?.toISOString() ?? null,
})

interface Asked {
  change: PlatformChange
  actor: StateActor
}

const changeOne = async (db: Db, row: BranchRow, asked: Asked): Promise<BranchRow[]> => {
  const { change, actor } = asked
  const { state } = change
  const channelIds = [...new Set(change.channelIds)]
  const paused = row.channelPauses.filter(({ channelId }) => channelIds.includes(channelId))
  if (state === 'Open' && paused.length === 0) return []
  const others = row.channelPauses.filter(({ channelId }) => !channelIds.includes(channelId))
  const added = state === 'Paused' ? channelIds.map(channelId => pauseOf(row, channelId, asked)) : []
  const told = state === 'Paused' ? added : paused
  await appendChanges(
    db,
    told.map(({ channelId, until, reason }) => ({
      ...traceLine(row, state, actor),
      channelId,
      reason: state === 'Paused' ? reason : null,
      until: state === 'Paused' && until !== null ? new Date(until) : null,
    })),
  )
  return writeChannelPauses(db, row, [...others, ...added])
}

/** Pauses or opens these branches on the named platforms, each with the requested end. */
export const changePauses = async (db: Db, rows: BranchRow[], asked: Asked): Promise<BranchRow[]> => {
  const changed: BranchRow[] = []
  for (const row of rows) changed.push(...(await changeOne(db, row, asked)))
  return changed
}

/** Ends the platform pauses that are over; others of the same branch continue. */
export const endPauses = async (db: Db, rows: BranchRow[], actor: StateActor): Promise<BranchRow[]> => {
  const changed: BranchRow[] = []
  for (const row of rows) {
    const isOver = ({ until }: ChannelPause) => until !== null && new Date(until) <= actor.now
    const over = row.channelPauses.filter(isOver)
    if (over.length === 0) continue
    await appendChanges(
      db,
      over.map(({ channelId }) => ({ ...traceLine(row, 'Ended', actor), channelId })),
    )
    changed.push(
      ...(await writeChannelPauses(
        db,
        row,
        row.channelPauses.filter(pause => !isOver(pause)),
      )),
    )
  }
  return changed
}
