import { z } from 'zod'
import { Id, Money } from './wire.ts'

export const RefundReason = z.enum(['MissingItem', 'WrongItem', 'Quality', 'Late', 'Cancelled', 'Other'])
export type RefundReason = z.infer<typeof RefundReason>

/** What was paid back, or is to be, as a fact: the platform moves the money. All that is left when `amount` equals it. */
export const RefundRequest = z
  .strictObject({
    orderId: Id,
    amount: Money.min(0.01),
    reason: RefundReason,
    note: z.string().trim().max(200).optional(),
    rowVersion: z.int().min(1).optional(),
  })
  .refine(body => body.reason !== 'Other' || (body.note?.length ?? 0) >= 3, {
    path: ['note'],
    message: 'required_with_other',
  })
export type RefundRequest = z.infer<typeof RefundRequest>
