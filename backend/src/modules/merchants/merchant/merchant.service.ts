import type { z } from 'zod'
import type { MerchantListQuery, MerchantPage } from '@sufra/shared/contracts/merchant'
import { searchKey } from '@sufra/shared/contracts/text'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Foundation } from '#src/foundation.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import { listCities, listMerchants, listPlans, summariseMerchants } from './merchant.repository.ts'

const SOON_MS = 14 * 86_400_000

type ListQuery = z.output<typeof MerchantListQuery>

/** The operator's view of the merchants; nobody else may call it. */
export const createMerchantService = ({ database }: Pick<Foundation, 'database'>) => ({
  list: async (query: ListQuery, language: 'ar' | 'en'): Promise<MerchantPage> =>
    database.run(ALL_MERCHANTS, async db => {
      const now = new Date()
      const filter = {
        words: searchKey(query.Search ?? '')
          .split(/\s+/)
          .filter(Boolean),
        status: query.Status,
        planId: query.PlanId ?? 0,
        city: query.City,
        isEnding: query.IsEnding,
      }
      const order = { sort: query.Sort, direction: query.Direction, language }
      const { rows, totalCount } = await listMerchants(db, { filter, order, now }, sliceOf(query))
      const merchants = rows.map(row => ({
        ...row,
        expiryDate: row.expiryDate?.toISOString() ?? null,
        createdAt: row.createdAt.toISOString(),
      }))
      return {
        ...pageAnswer(query, { rows: merchants, totalCount }),
        summary: await summariseMerchants(db, { now, soon: new Date(now.getTime() + SOON_MS) }),
        plans: await listPlans(db),
        cities: await listCities(db),
      }
    }),
})
export type MerchantService = ReturnType<typeof createMerchantService>
