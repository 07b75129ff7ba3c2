import { z } from 'zod'
import { DISCOUNT_CODE, DISCOUNT_REFUSALS, DISCOUNT_STATES, tidyDiscountCode } from './discount-rules.ts'
import { Id, Instant, LocalizedText, PageQuery, pageOf } from './wire.ts'

export const DiscountKind = z.enum(['percent', 'amount'])
export type DiscountKind = z.infer<typeof DiscountKind>

/** A discount code, as the operator sees it. Amounts in SAR with VAT. */
export const Discount = z.object({
  id: Id,
  code: z.string(),
  kind: DiscountKind,
  value: z.number().describe('percent: 1 to 100; amount: SAR'),
  planIds: z.array(Id).nullable().describe('null for all plans'),
  startsAt: Instant,
  endsAt: Instant.nullable().describe('end, exclusive'),
  maxUses: z.int().nullable(),
  maxUsesPerAccount: z.int(),
  isActive: z.boolean(),
  state: z.enum(DISCOUNT_STATES).describe('current state'),
  used: z.int().describe('paid uses'),
  held: z.int().describe('uses whose payment is pending'),
  amountGiven: z.number().describe('SAR, total discount of paid uses'),
  rowVersion: z.int(),
  updatedAt: Instant,
  updatedBy: z.string().nullable(),
})
export type Discount = z.infer<typeof Discount>
export const DiscountPage = pageOf(Discount)
export const DiscountListQuery = PageQuery.extend({
  Search: z.string().max(200).optional(),
  State: z.enum(DISCOUNT_STATES).optional(),
})

const DiscountFields = z.strictObject({
  code: z
    .string()
    .max(100)
    .transform(tidyDiscountCode)
    .pipe(z.string().regex(DISCOUNT_CODE, { error: 'invalid_discount_code' })),
  kind: DiscountKind,
  value: z.number().min(0.01).max(99_999.99).multipleOf(0.01),
  planIds: z.array(Id).min(1).max(100).nullish(),
  startsAt: Instant,
  endsAt: Instant.nullish(),
  maxUses: z.int().min(1).max(1_000_000).nullish(),
  maxUsesPerAccount: z.int().min(1).max(1000).default(1),
  isActive: z.boolean().default(true),
})
type Fields = z.output<typeof DiscountFields>

const checkTogether = ({ value: fields, issues }: z.core.ParsePayload<Fields>): void => {
  const refuse = (path: keyof Fields, message: string) =>
    issues.push({ code: 'custom', message, path: [path], input: fields[path] })
  const { kind, value, startsAt, endsAt } = fields
  if (kind === 'percent' && !(Number.isInteger(value) && value <= 100)) refuse('value', 'invalid_percent')
  if (endsAt && Date.parse(endsAt) <= Date.parse(startsAt)) refuse('endsAt', 'ends_before_start')
}

export const DiscountRequest = DiscountFields.check(checkTogether)
export type DiscountRequest = z.input<typeof DiscountRequest>
/** The code cannot change: `discount_code_is_fixed`. Earlier discounts stay as they are. */
export const DiscountUpdateRequest = DiscountFields.extend({
  id: Id,
  rowVersion: z.int().min(1).optional(),
}).check(checkTogether)
export type DiscountUpdateRequest = z.input<typeof DiscountUpdateRequest>

/** Uses of a code. Days are in Riyadh time; sums in SAR. */
export const DiscountUsage = z.object({
  days: z
    .array(z.object({ date: z.iso.date(), uses: z.int(), amount: z.number() }))
    .describe('days of the last 13 weeks with uses, earliest first'),
  accounts: z
    .array(
      z.object({
        accountId: Id,
        name: LocalizedText,
        used: z.int(),
        held: z.int(),
        amountGiven: z.number(),
        lastAt: Instant,
      }),
    )
    .describe('the last 100 merchants who used it'),
})
export type DiscountUsage = z.infer<typeof DiscountUsage>

/** `months` applies without a package: 1 (default) or 12. */
export const DiscountValidateRequest = z.strictObject({
  code: z.string().max(200),
  planId: Id,
  packageId: Id.nullish(),
  months: z.union([z.literal(1), z.literal(12)]).optional(),
})
export type DiscountValidateRequest = z.input<typeof DiscountValidateRequest>
export const DiscountValidateAnswer = z.object({
  valid: z.boolean(),
  amountOff: z.number().describe('SAR with VAT'),
  reasonCode: z.enum(DISCOUNT_REFUSALS).nullable(),
})
export type DiscountValidateAnswer = z.infer<typeof DiscountValidateAnswer>
