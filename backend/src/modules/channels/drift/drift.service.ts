import type { z } from 'zod'
import type {
  DriftPage,
  DriftQuery,
  DriftSummary,
  DriftFilter as SummaryQuery,
  RepairAnswer,
  RepairRequest,
} from '@sufra/shared/contracts/drift'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { connectorOf } from '#src/modules/channels/channel/channel.service.ts'
import { storesOfBranches } from '#src/modules/channels/integration/integration.service.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import { countDrift, listDrift, listReadings, seenBranches } from './drift-list.repository.ts'
import type { DriftFilter } from './drift-list.repository.ts'
import { driftSince, noteRepair } from './drift.repository.ts'
import { repairableKinds, sendAgain } from './repair.ts'

const WEEK_MS = 7 * 86_400_000

/** Scope and branches of the reader. */
export interface DriftReader {
  scope: Scope
  branchIds: readonly number[]
}

/** A period in which a platform showed a wrong value of a shop (`productId` null) or of one of its dishes. */
export interface DriftPeriod {
  accountId: number
  branchId: number
  channelId: number
  productId: number | null
  from: Date
  to: Date
}

/**
 * Callback that counts the orders lost in such periods. It is passed in, because the orders depend on this
 * module.
 */
export type LostIn = (db: Db, periods: DriftPeriod[]) => Promise<{ orders: number; sum: number }>

const filterOf = ({ scope, branchIds }: DriftReader, query: z.output<typeof SummaryQuery>): DriftFilter => ({
  scope,
  branchIds,
  serviceProviderId: query.ServiceProviderId,
  branchId: query.BranchId,
  channelId: query.ChannelId,
})

const refuseUnseen = async (db: Db, reader: DriftReader, branchIds: readonly number[]) => {
  const wanted = [...new Set(branchIds)]
  const seen = await seenBranches(db, reader.scope, wanted)
  if (seen.length < wanted.length) throw notFound()
  return seen
}

/** Service of differences between platforms and Sufra: lists them and repairs them. */
export const createDriftService = (
  { database }: Pick<Foundation, 'database'>,
  { lostIn }: { lostIn: LostIn },
) => {
  const lost = async (db: Db, filter: DriftFilter, now: Date): Promise<DriftSummary['lost']> => {
    const since = new Date(now.getTime() - WEEK_MS)
    const shops = await storesOfBranches(db, [
      ...new Set((await listReadings(db, filter)).map(({ branchId }) => branchId)),
    ])
    const shopOf = new Map(
      shops
        .filter(({ channelId }) => !filter.channelId || channelId === filter.channelId)
        .map(shop => [shop.id, shop]),
    )
    const known = await driftSince(db, { integrationIds: [...shopOf.keys()], since })
    const periods = known.flatMap(({ integrationId, productId, since: from, endedAt }) => {
      const shop = shopOf.get(integrationId)
      if (!shop) return []
      const { accountId, branchId, channelId } = shop
      const begun = from < since ? since : from
      return [
        { accountId, branchId, channelId, productId: productId || null, from: begun, to: endedAt ?? now },
      ]
    })
    return periods.length > 0 ? lostIn(db, periods) : { orders: 0, sum: 0 }
  }

  return {
    list: (reader: DriftReader, query: z.output<typeof DriftQuery>): Promise<DriftPage> =>
      database.run(reader.scope, async db => {
        if (query.BranchId) await refuseUnseen(db, reader, [query.BranchId])
        const filter = {
          ...filterOf(reader, query),
          kind: query.Kind,
          onlyDifferences: query.OnlyDifferences,
          order: query.Order,
        }
        const rows = await listDrift(db, filter, sliceOf(query))
        return pageAnswer(query, {
          rows: rows.map(row => ({ ...row, channelKey: connectorOf(row.channelId).key })),
          totalCount: await countDrift(db, filter),
        })
      }),

    summary: (reader: DriftReader, query: z.output<typeof SummaryQuery>): Promise<DriftSummary> =>
      database.run(reader.scope, async db => {
        if (query.BranchId) await refuseUnseen(db, reader, [query.BranchId])
        const filter = filterOf(reader, query)
        const shops = await listReadings(db, filter)
        return {
          shops: shops.map(shop => ({ ...shop, channelKey: connectorOf(shop.channelId).key })),
          lost: await lost(db, filter, new Date()),
        }
      }),

    /** Errors: `not_found`, `forbidden_branch`. Skips differences that the caller may not repair. */
    repair: (
      reader: DriftReader & { permissions: readonly Permission[]; userId: number },
      { branchIds, channelId, kind, productId }: z.output<typeof RepairRequest>,
    ): Promise<z.output<typeof RepairAnswer>> =>
      database.run(reader.scope, async db => {
        await refuseUnseen(db, reader, branchIds)
        const shops = await storesOfBranches(db, branchIds)
        const kinds = repairableKinds(reader.permissions, kind)
        let repairing = 0
        for (const shop of shops.filter(each => channelId === undefined || each.channelId === channelId)) {
          const named = { accountId: shop.accountId, integrationIds: [shop.id], kinds, productId }
          const noted = await noteRepair(db, named, { at: new Date(), userId: reader.userId })
          await sendAgain(db, shop, noted)
          repairing += noted.length
        }
        return { repairing }
      }),
  }
}
export type DriftService = ReturnType<typeof createDriftService>
