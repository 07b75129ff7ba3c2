import type { EscalationSettings } from '@sufra/shared/contracts/escalation'
import type { Branch, BranchDetails } from '@sufra/shared/contracts/merchant'
import type { Page } from '@sufra/shared/contracts/wire'
import type { Db, Scope } from '#src/database/database.ts'
import type { Foundation } from '#src/foundation.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import type { PageRequest } from '#src/routing/page.ts'
import { shownState } from './branch-state.ts'
import { countBranches, listBranches, updateBranch } from './branch.repository.ts'
import type { BranchFilter, BranchRow } from './branch.repository.ts'
import { endOfBusinessDay, nextDayOpening } from './business-day.ts'
import { addBranch, changeBranch, readBranch } from './write-branch.ts'
import type { AnnounceStoreStatus, BranchChange, BranchReader, NewBranch } from './write-branch.ts'

const present = (row: BranchRow, now: Date): BranchDetails => {
  const { state, stateUntil } = shownState(row, now)
  return { ...row, state, stateUntil: stateUntil?.toISOString() ?? null }
}

export const createBranchService = ({
  database,
  announceStoreStatus: announce,
}: Pick<Foundation, 'database'> & { announceStoreStatus: AnnounceStoreStatus }) => ({
  list: async (filter: BranchFilter, query: PageRequest): Promise<Page<Branch>> =>
    database.run(filter.scope, async db => {
      const rows = await listBranches(db, filter, sliceOf(query))
      const now = new Date()
      return pageAnswer(query, {
        rows: rows.map(row => present(row, now)),
        totalCount: await countBranches(db, filter),
      })
    }),

  get: async (reader: BranchReader, id: number): Promise<BranchDetails> =>
    present(await database.run(reader.scope, db => readBranch(db, reader, id)), new Date()),

  /** `validation_failed` on `serviceProviderId` for a brand of somebody else. */
  add: async (scope: Scope, request: NewBranch): Promise<BranchDetails> =>
    present(await database.run(scope, db => addBranch(db, request, { scope, announce })), new Date()),

  update: async (reader: BranchReader, request: BranchChange): Promise<BranchDetails> =>
    present(
      await database.run(reader.scope, db => changeBranch(db, request, { ...reader, announce })),
      new Date(),
    ),
})
export type BranchService = ReturnType<typeof createBranchService>

/** Branches with their state now. `branchIds` empty: all of the scope. */
export const branchesNow = async (
  db: Db,
  { scope, branchIds, now }: { scope: Scope; branchIds: number[]; now: Date },
): Promise<Branch[]> => {
  const rows = await listBranches(db, { scope, serviceProviderId: 0, branchIds })
  return rows.map(row => present(row, now))
}

/** The ids of a brand's branches. */
export const branchIdsOf = async (
  db: Db,
  of: { scope: Scope; serviceProviderId: number },
): Promise<number[]> => (await listBranches(db, { ...of, branchIds: [] })).map(row => row.id)

/** When a brand's day ends and when its next one begins, over its active branches, in the branches' own time. */
export const businessDayOf = async (
  db: Db,
  { now, ...of }: { scope: Scope; serviceProviderId: number; now: Date },
): Promise<{ endOfDay: Date; tomorrow: Date }> => {
  const rows = await listBranches(db, { ...of, branchIds: [] })
  const weeks = rows.filter(row => row.isActive)
  return { endOfDay: endOfBusinessDay(weeks, now), tomorrow: nextDayOpening(weeks, now) }
}

/** The same for each branch of a brand by itself. */
export const businessDaysOf = async (
  db: Db,
  { now, ...of }: { scope: Scope; serviceProviderId: number; now: Date },
): Promise<Map<number, { endOfDay: Date; tomorrow: Date }>> => {
  const rows = await listBranches(db, { ...of, branchIds: [] })
  return new Map(
    rows.map(row => [
      row.id,
      { endOfDay: endOfBusinessDay([row], now), tomorrow: nextDayOpening([row], now) },
    ]),
  )
}

/** What a branch says of new orders that nobody touches; null when nothing. 404 and 403 `forbidden_branch` as reading it. */
export const escalationOf = async (
  db: Db,
  { id, ...reader }: BranchReader & { id: number },
): Promise<EscalationSettings | null> => (await readBranch(db, reader, id)).escalation

/** The same, set. Whether the people in it are the merchant's is for the caller to know. */
export const setEscalation = async (
  db: Db,
  { id, ...reader }: BranchReader & { id: number },
  escalation: EscalationSettings,
): Promise<void> => {
  await readBranch(db, reader, id)
  await updateBranch(db, { scope: reader.scope, id }, { escalation })
}
