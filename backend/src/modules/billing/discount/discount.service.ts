import type { z } from 'zod'
import type {
  Discount,
  DiscountListQuery,
  DiscountRequest,
  DiscountUpdateRequest,
  DiscountUsage,
} from '@sufra/shared/contracts/discount'
import { discountState, tidyDiscountCode } from '@sufra/shared/contracts/discount-rules'
import type { Page } from '@sufra/shared/contracts/wire'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import { findDiscount, findDiscountByCode, listDiscounts } from './discount.repository.ts'
import { presentDiscounts, presentUsage } from './present-discount.ts'
import { addDiscount, changeDiscount, removeDiscount } from './write-discount.ts'

/** Finds a discount by its stored code, in capital letters. */
export const discountOfCode = findDiscountByCode
export type { DiscountRow } from './discount.repository.ts'
export { countOwnUses } from './discount-use.repository.ts'
export { refuseDiscount } from './refuse-discount.ts'
export { holdDiscount, releaseDiscount, useDiscount } from './hold-discount.ts'

export const createDiscountService = ({ database }: Pick<Foundation, 'database'>) => ({
  list: (query: z.output<typeof DiscountListQuery>): Promise<Page<Discount>> =>
    database.run(ALL_MERCHANTS, async db => {
      const now = new Date()
      const wanted = tidyDiscountCode(query.Search ?? '')
      // Filtered in memory: there are some hundreds at most, and the state depends on the clock.
      const rows = (await listDiscounts(db)).filter(
        row => row.code.includes(wanted) && (!query.State || discountState(row, now) === query.State),
      )
      const { limit, offset } = sliceOf(query)
      const shown = await presentDiscounts(db, rows.slice(offset, offset + limit), now)
      return pageAnswer(query, { rows: shown, totalCount: rows.length })
    }),

  get: (id: number): Promise<Discount> =>
    database.run(ALL_MERCHANTS, async db => {
      const row = await findDiscount(db, id)
      const [shown] = row ? await presentDiscounts(db, [row], new Date()) : []
      if (!shown) throw notFound()
      return shown
    }),

  usage: (id: number): Promise<DiscountUsage> =>
    database.run(ALL_MERCHANTS, async db => {
      if (!(await findDiscount(db, id))) throw notFound()
      return presentUsage(db, id, new Date())
    }),

  /** 409 `already_exists` at `code`; 400 at `planIds` for an unknown plan. */
  add: (request: z.output<typeof DiscountRequest>, byUserId: number): Promise<Discount> =>
    database.run(ALL_MERCHANTS, db => addDiscount(db, { request, byUserId })),

  /** 409 `stale_version` for an old rowVersion; 400 at `code`, which cannot change. */
  update: (request: z.output<typeof DiscountUpdateRequest>, byUserId: number): Promise<Discount> =>
    database.run(ALL_MERCHANTS, db => changeDiscount(db, { request, byUserId })),

  /** 409 `in_use` with the number of subscriptions that used or ordered with it. */
  remove: (id: number, byUserId: number): Promise<Discount> =>
    database.run(ALL_MERCHANTS, db => removeDiscount(db, { id, byUserId })),
})
export type DiscountService = ReturnType<typeof createDiscountService>
