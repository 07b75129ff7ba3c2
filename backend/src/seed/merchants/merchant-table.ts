import { z } from 'zod'
import { AccountStatus } from '@sufra/shared/contracts/merchant'

const Count = z.string().regex(/^\d+$/).transform(Number)

const Row = z.object({
  ar: z.string().min(2),
  en: z.string().min(2),
  city: z.string().min(2),
  status: AccountStatus,
  /** place in the list of plans; 0 for none */
  plan: Count,
  /** days until the subscription ends; negative after the end */
  endsIn: z
    .string()
    .regex(/^-?\d+$/)
    .transform(Number),
  branches: Count,
  /** orders of the last 30 days */
  orders: Count,
  /** days since the merchant joined */
  since: Count,
})
export type SeededMerchant = z.output<typeof Row>

const STATUSES = new Map([
  ['active', 'Active'],
  ['suspended', 'Suspended'],
  ['plan', 'PendingPlan'],
  ['details', 'PendingBusinessDetails'],
  ['otp', 'PendingVerification'],
  ['closed', 'Closed'],
])

/** Reads `Arabic | English | city | state | plan | ends in days | branches | orders in 30 days | days since joining`. */
export const readMerchants = (table: string): SeededMerchant[] =>
  table
    .trim()
    .split('\n')
    .map(line => {
      const [ar, en, city, status = '', plan, endsIn, branches, orders, since] = line
        .split('|')
        .map(cell => cell.trim())
      return Row.parse({ ar, en, city, status: STATUSES.get(status), plan, endsIn, branches, orders, since })
    })
