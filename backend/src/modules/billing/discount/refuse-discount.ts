import type { DiscountRefusal } from '@sufra/shared/contracts/discount-rules'
import { validation } from '#src/errors/errors.ts'

export const refuseDiscount = (reason: DiscountRefusal) => validation({ discountCode: [reason] })
