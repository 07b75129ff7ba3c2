import type { EscalationSettings } from '@sufra/shared/contracts/escalation'
import { AddBulkAnswer, BranchDetails } from '@sufra/shared/contracts/branch'
import type { AddBulkRequest, BranchOverview } from '@sufra/shared/contracts/branch'
import type { BranchChange } from '@sufra/shared/contracts/branch-status'
import type { Branch } from '@sufra/shared/contracts/merchant'
import type { Page } from '@sufra/shared/contracts/wire'
import type { Db, Scope } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import type { PageRequest } from '#src/routing/page.ts'
import { countChanges, listChanges } from './branch-change.repository.ts'
import type { ChangeFilter } from './branch-change.repository.ts'
import { closesAt, isOpenAt, periodsAround } from './branch-hours.ts'
import type { BranchDependencies } from './branch-dependencies.ts'
import {
  countBranches,
  everyBranchId,
  listBranches,
  listWithNames,
  updateBranch,
} from './branch.repository.ts'
import type { BranchFilter } from './branch.repository.ts'
import { addBranches, readRows } from './bulk-branches.ts'
import { endOfBusinessDay, nextDayOpening } from './business-day.ts'
import { presentBranch, presentOverview } from './present-branch.ts'
import { addBranch, brandOwner, changeBranch, readBranch, removeBranch } from './write-branch.ts'
import type { BranchUpdate, BranchWriter, NewBranch } from './write-branch.ts'

type Reader = Pick<BranchWriter, 'scope' | 'branchIds'>

const readingService = (
  { database }: Pick<Foundation, 'database'>,
  { channelsOf }: Pick<BranchDependencies, 'channelsOf'>,
) => ({
  list: async (filter: BranchFilter, query: PageRequest): Promise<Page<Branch>> =>
    database.run(filter.scope, async db => {
      const rows = await listBranches(db, filter, sliceOf(query))
      const now = new Date()
      return pageAnswer(query, {
        rows: rows.map(row => presentBranch(row, now)),
        totalCount: await countBranches(db, filter),
      })
    }),

  overview: async (filter: BranchFilter, query: PageRequest): Promise<Page<BranchOverview>> =>
    database.run(filter.scope, async db => {
      const found = await listWithNames(db, filter, sliceOf(query))
      const branchIds = found.map(({ row }) => row.id)
      const linked = branchIds.length > 0 ? await channelsOf(db, { scope: filter.scope, branchIds }) : []
      const now = new Date()
      return pageAnswer(query, {
        rows: found.map(each => presentOverview(each, { linked, now })),
        totalCount: await countBranches(db, filter),
      })
    }),

  get: async (reader: Reader, id: number): Promise<BranchDetails> =>
    presentBranch(await database.run(reader.scope, db => readBranch(db, reader, id)), new Date()),

  /** `branchId` 0: all branches of the reader. */
  history: async (
    reader: Reader & { branchId: number },
    filter: Pick<ChangeFilter, 'serviceProviderId' | 'from'>,
    query: PageRequest,
  ): Promise<Page<BranchChange>> =>
    database.run(reader.scope, async db => {
      const { scope, branchId } = reader
      if (branchId) await readBranch(db, reader, branchId)
      const wanted = { ...filter, scope, branchIds: branchId ? [branchId] : reader.branchIds }
      return pageAnswer(query, {
        rows: await listChanges(db, wanted, sliceOf(query)),
        totalCount: await countChanges(db, wanted),
      })
    }),
})

/** Service of branches, their hours and properties; for states see `createBranchStates`. */
export const createBranchService = (
  foundation: Pick<Foundation, 'database'>,
  neighbours: BranchDependencies,
) => {
  const { database } = foundation
  return {
    ...readingService(foundation, neighbours),

    /** Idempotent per `key`. `validation_failed` on `serviceProviderId` for another merchant's brand. */
    add: async (
      { writer, key }: { writer: BranchWriter; key: string | undefined },
      request: NewBranch,
    ): Promise<BranchDetails> =>
      database.run(writer.scope, async db => {
        const accountId = await brandOwner(db, writer, request.serviceProviderId)
        return runIdempotently(db, {
          accountId,
          route: 'Branch/Add',
          key,
          body: request,
          answer: BranchDetails,
          work: async () =>
            presentBranch(await addBranch(db, { request, accountId, writer }, neighbours), writer.now),
        })
      }),

    /** Idempotent per `key`. Saves all rows or none. */
    addBulk: async (
      { writer, key, language }: { writer: BranchWriter; key: string | undefined; language: 'ar' | 'en' },
      request: AddBulkRequest,
    ): Promise<AddBulkAnswer> => {
      const { serviceProviderId } = request
      const rows = await readRows(request.branches, request)
      return database.run(writer.scope, async db => {
        const accountId = await brandOwner(db, writer, serviceProviderId)
        return runIdempotently(db, {
          accountId,
          route: 'Branch/AddBulk',
          key,
          body: request,
          answer: AddBulkAnswer,
          work: () => addBranches(db, { rows, accountId, writer, language }, neighbours),
        })
      })
    },

    update: async (writer: BranchWriter, request: BranchUpdate): Promise<BranchDetails> =>
      presentBranch(
        await database.run(writer.scope, db => changeBranch(db, { request, writer }, neighbours)),
        writer.now,
      ),

    remove: async (writer: BranchWriter, id: number): Promise<BranchDetails> =>
      presentBranch(
        await database.run(writer.scope, db => removeBranch(db, { id, writer }, neighbours)),
        writer.now,
      ),
  }
}
export type BranchService = ReturnType<typeof createBranchService>

/** Returns branches with their present state. `branchIds` empty: all of the scope. */
export const branchesNow = async (
  db: Db,
  { scope, branchIds, now }: { scope: Scope; branchIds: number[]; now: Date },
): Promise<Branch[]> => {
  const rows = await listBranches(db, { scope, serviceProviderId: 0, branchIds })
  return rows.map(row => presentBranch(row, now))
}

/**
 * Returns the ids of all branches of a brand, including deleted ones, so that records that name a deleted
 * branch can still be saved.
 */
export const branchIdsOf = async (
  db: Db,
  of: { scope: Scope; serviceProviderId: number },
): Promise<number[]> => everyBranchId(db, { ...of, branchIds: [] })

/**
 * Returns the end of a brand's business day and the start of its next one, over its active branches, in their
 * local time.
 */
export const businessDayOf = async (
  db: Db,
  { now, ...of }: { scope: Scope; serviceProviderId: number; now: Date },
): Promise<{ endOfDay: Date; tomorrow: Date }> => {
  const rows = await listBranches(db, { ...of, branchIds: [] })
  const weeks = rows.filter(row => row.isActive)
  return { endOfDay: endOfBusinessDay(weeks, now), tomorrow: nextDayOpening(weeks, now) }
}

/** The same for each branch of a brand. */
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

/**
 * Returns the end of a branch's business day; null when it is open day and night. 404 and 403
 * `forbidden_branch` as for reading it.
 */
export const dayEndOf = async (
  db: Db,
  { id, now, ...reader }: Reader & { id: number; now: Date },
): Promise<Date | null> => {
  const row = await readBranch(db, reader, id)
  const periods = periodsAround(row, now)
  const isEndless = isOpenAt(periods, now) && closesAt(periods, now) === null
  return isEndless ? null : endOfBusinessDay([row], now)
}

/**
 * Returns the escalation settings of a branch; null without any. 404 and 403 `forbidden_branch` as for
 * reading it.
 */
export const escalationOf = async (
  db: Db,
  { id, ...reader }: Reader & { id: number },
): Promise<EscalationSettings | null> => (await readBranch(db, reader, id)).escalation

/** Sets them. The caller checks that the people belong to the merchant. */
export const setEscalation = async (
  db: Db,
  { id, ...reader }: Reader & { id: number },
  escalation: EscalationSettings,
): Promise<void> => {
  await readBranch(db, reader, id)
  await updateBranch(db, { scope: reader.scope, id }, { escalation })
}
