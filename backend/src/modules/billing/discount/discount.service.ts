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
import { notFound } from '#src/errors.ts'
import type { Foundation } from '#src/foundation.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import { findDiscount, findDiscountByCode, listDiscounts } from './discount.repository.ts'
import { presentDiscounts, presentUsage } from './present-discount.ts'
import { addDiscount, changeDiscount, removeDiscount } from './write-discount.ts'

/** By the code as it is kept. */
export const discountOfCode = findDiscountByCode
export type { DiscountRow } from './discount.repository.ts'
export { countOwnUses } from './discount-use.repository.ts'
export { refuseDiscount } from './refuse-discount.ts'
export { holdDiscount, releaseDiscount, useDiscount } from './hold-discount.ts'

/** Codes that take something off; the operator's. */
export const createDiscountService = ({ database }: Pick<Foundation, 'database'>) => ({
  list: (query: z.output<typeof DiscountListQuery>): Promise<Page<Discount>> =>
    database.run(ALL_MERCHANTS, async db => {
      const now = new Date()
      const wanted = tidyDiscountCode(query.Search ?? '')
      // Some hundreds at most, and the state is a matter of the clock: nothing that the database had to search.
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

  /** 409 `already_exists` at `code`; 400 at `planIds` for a plan that there is not. */
  add: (request: z.output<typeof DiscountRequest>, byUserId: number): Promise<Discount> =>
    database.run(ALL_MERCHANTS, db => addDiscount(db, { request, byUserId })),

  /** 409 `stale_version` when a sent rowVersion is old; 400 at `code`, which stays. */
  update: (request: z.output<typeof DiscountUpdateRequest>, byUserId: number): Promise<Discount> =>
    database.run(ALL_MERCHANTS, db => changeDiscount(db, { request, byUserId })),

  /** 409 `in_use` with how many subscriptions used it or asked for it. */
  remove: (id: number, byUserId: number): Promise<Discount> =>
    database.run(ALL_MERCHANTS, db => removeDiscount(db, { id, byUserId })),
})
export type DiscountService = ReturnType<typeof createDiscountService>
