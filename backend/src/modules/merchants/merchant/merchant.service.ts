import type { z } from 'zod'
import type { MerchantListQuery, MerchantPage, MerchantSummary } from '@sufra/shared/contracts/merchant'
import { searchWords } from '@sufra/shared/contracts/search-text'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import { summariseMerchants } from './merchant-summary.repository.ts'
import { listCities, listMerchants, listPlans } from './merchant.repository.ts'

const SOON_MS = 14 * 86_400_000

type ListQuery = z.output<typeof MerchantListQuery>

/** Billing's recurring revenue of all merchants, in SAR. */
export type RecurringNow = (db: Db, now: Date) => Promise<number>

/** Service of the operator's view of merchants; only the operator may use it. */
export const createMerchantService = (
  { database }: Pick<Foundation, 'database'>,
  recurringNow: RecurringNow,
) => ({
  list: async (query: ListQuery, language: 'ar' | 'en'): Promise<MerchantPage> =>
    database.run(ALL_MERCHANTS, async db => {
      const now = new Date()
      const filter = {
        words: searchWords(query.Search ?? ''),
        status: query.Status,
        planId: query.PlanId ?? 0,
        city: query.City,
        channelId: query.ChannelId ?? 0,
        isEnding: query.IsEnding,
      }
      const order = { sort: query.Sort, direction: query.Direction, language }
      const { rows, totalCount } = await listMerchants(db, { filter, order, now }, sliceOf(query))
      const merchants = rows.map(row => ({
        ...row,
        expiryDate: row.expiryDate?.toISOString() ?? null,
        createdAt: row.createdAt.toISOString(),
        closesAt: row.closesAt?.toISOString() ?? null,
        lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
      }))
      return {
        ...pageAnswer(query, { rows: merchants, totalCount }),
        plans: await listPlans(db),
        cities: await listCities(db),
      }
    }),

  /** Reads the subscriptions of all merchants, so it is separate from pages: see `list`. */
  summary: (): Promise<MerchantSummary> =>
    database.run(ALL_MERCHANTS, async db => {
      const now = new Date()
      const soon = new Date(now.getTime() + SOON_MS)
      return {
        ...(await summariseMerchants(db, { now, soon })),
        monthlyRevenue: await recurringNow(db, now),
      }
    }),
})
export type MerchantService = ReturnType<typeof createMerchantService>
