import { z } from 'zod'
import { Id, Instant } from './wire.ts'

/** What a platform is told of an order. */
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

/** Why a platform has not done what it was told. */
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

/** What the platform of an order has not heard. `waiting` is tried again by itself; the others need a person. */
export const ChannelDebt = z.object({
  action: ChannelAction,
  since: Instant,
  state: z.enum(['waiting', 'refused', 'gaveUp']),
  problem: ChannelProblem.nullable().describe('null while it is told for the first time'),
})
export type ChannelDebt = z.infer<typeof ChannelDebt>

/** One call about an order to its platform, with what it answered last. */
export const ChannelCall = z.object({
  id: Id,
  action: ChannelAction,
  state: z
    .enum(['waiting', 'done', 'refused', 'gaveUp', 'withdrawn'])
    .describe('`withdrawn`: it was taken back, or overtaken by a later one, before it was made'),
  attempts: z.int(),
  since: Instant,
  at: Instant.nullable().describe('of the last answer'),
  answerCode: z.string().nullable(),
  message: z.string().nullable(),
  durationMs: z.int().nullable(),
})
export type ChannelCall = z.infer<typeof ChannelCall>

export const ChannelCalls = z.array(ChannelCall)

/** What a call was about: an order, or how a shop is shown. */
export const ChannelCallKind = z.enum(['order', 'availability', 'status', 'menu'])
export type ChannelCallKind = z.infer<typeof ChannelCallKind>

/** What was said of a shop: how many dishes and options went off and came back, how it stands, how many dishes its menu has. */
export const ToldOfShop = z.union([
  z.object({ off: z.int(), on: z.int() }),
  z.object({ state: z.enum(['open', 'busy', 'closed']) }),
  z.object({ dishes: z.int() }),
])
export type ToldOfShop = z.infer<typeof ToldOfShop>

/** How one call about a shop ended. `unheard`: no answer, or not now; the next try is a call of its own. */
export const ShopCallResult = z.enum(['done', 'refused', 'unheard'])
export type ShopCallResult = z.infer<typeof ShopCallResult>
