import { z } from 'zod'
import { Id, Instant } from './wire.ts'

/** Actions of an order that are sent to its platform. */
export const ChannelAction = z.enum([
  'acknowledge',
  'accept',
  'reject',
  'delay',
  'ready',
  'handedOver',
  'cancel',
])
export type ChannelAction = z.infer<typeof ChannelAction>

/** Reason for which a platform has not carried out an action. */
export const ChannelProblem = z.enum([
  'no_answer',
  'busy',
  'unknown',
  'wrong_state',
  'cancelled',
  'window_over',
  'invalid',
  'credential',
])
export type ChannelProblem = z.infer<typeof ChannelProblem>

/**
 * An action that the platform of an order has not received. `waiting` is retried automatically; the other states need a
 * person.
 */
export const UndeliveredCall = z.object({
  action: ChannelAction,
  since: Instant,
  state: z.enum(['waiting', 'refused', 'gaveUp']),
  problem: ChannelProblem.nullable().describe('null during the first attempt'),
})
export type UndeliveredCall = z.infer<typeof UndeliveredCall>

/** One call about an order to its platform, with its last answer. */
export const ChannelCall = z.object({
  id: Id,
  action: ChannelAction,
  state: z
    .enum(['waiting', 'done', 'refused', 'gaveUp', 'withdrawn'])
    .describe('`withdrawn`: cancelled, or replaced by a later call, before it was sent'),
  attempts: z.int(),
  since: Instant,
  at: Instant.nullable().describe('time of the last response'),
  answerCode: z.string().nullable(),
  message: z.string().nullable(),
  durationMs: z.int().nullable(),
})
export type ChannelCall = z.infer<typeof ChannelCall>

export const ChannelCalls = z.array(ChannelCall)

/** Subject of a call: an order, or the display of a shop. */
export const ChannelCallKind = z.enum(['order', 'availability', 'status', 'menu'])
export type ChannelCallKind = z.infer<typeof ChannelCallKind>

/**
 * Content of a call about a shop: number of dishes and options switched off and on, state of the shop, number of dishes
 * of its menu.
 */
export const ShopCallContent = z.union([
  z.object({ off: z.int(), on: z.int() }),
  z.object({ state: z.enum(['open', 'busy', 'closed']) }),
  z.object({ dishes: z.int() }),
])
export type ShopCallContent = z.infer<typeof ShopCallContent>

/** Result of a call about a shop. `unheard`: no answer, or not now; the retry is a call of its own. */
export const ShopCallResult = z.enum(['done', 'refused', 'unheard'])
export type ShopCallResult = z.infer<typeof ShopCallResult>
