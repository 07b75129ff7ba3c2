import { z } from 'zod'
import { Id, Money } from './wire.ts'

export const RefundReason = z.enum(['MissingItem', 'WrongItem', 'Quality', 'Late', 'Cancelled', 'Other'])
export type RefundReason = z.infer<typeof RefundReason>

/** A refund, made or planned, as a record: the platform moves the money. `amount` may equal the whole rest. */
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
