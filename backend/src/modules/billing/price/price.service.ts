import type { z } from 'zod'
import type { DiscountValidateAnswer, DiscountValidateRequest } from '@sufra/shared/contracts/discount'
import { DISCOUNT_REFUSALS } from '@sufra/shared/contracts/discount-rules'
import { tenant } from '#src/database/database.ts'
import { AppError } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { quote } from './quote.ts'

const reasonOf = (error: unknown) => {
  if (!(error instanceof AppError)) return undefined
  const reason = error.facts.errors?.discountCode?.[0]
  return DISCOUNT_REFUSALS.find(each => each === reason)
}

export { quote } from './quote.ts'
export type { Quote } from './quote.ts'

export const createPriceService = ({ database }: Pick<Foundation, 'database'>) => ({
  /** An empty code counts as unknown. 404 for a plan, package or period that is not on offer. */
  validate: async (
    accountId: number,
    { code, ...period }: z.output<typeof DiscountValidateRequest>,
  ): Promise<DiscountValidateAnswer> => {
    if (code.trim() === '') return { valid: false, amountOff: 0, reasonCode: 'unknown_discount_code' }
    try {
      const { discountOff } = await database.run(tenant(accountId), db =>
        quote(db, { accountId, ...period, discountCode: code, now: new Date() }),
      )
      return { valid: true, amountOff: discountOff, reasonCode: null }
    } catch (error) {
      const reasonCode = reasonOf(error)
      if (!reasonCode) throw error
      return { valid: false, amountOff: 0, reasonCode }
    }
  },
})
export type PriceService = ReturnType<typeof createPriceService>
