import { z } from 'zod'
import { ChannelKey } from './channel.ts'
import { Id, Instant, LocalizedText, PageQuery, QueryBoolean, QueryIdOrAll, pageOf } from './wire.ts'

/** Compared parts of a shop: its state; and for each dish, size and option its price, availability and existence. */
export const DriftKind = z.enum(['state', 'price', 'availability', 'missing'])
export type DriftKind = z.infer<typeof DriftKind>

/** A state, a price (SAR), or an availability. */
export const DriftValue = z.union([z.enum(['open', 'busy', 'closed']), z.number(), z.boolean()])
export type DriftValue = z.infer<typeof DriftValue>

/** `pending`: seen just now, or a change of ours is on its way. `unknown`: the platform cannot be read. */
export const DriftVerdict = z.enum(['same', 'pending', 'different', 'unknown'])
export type DriftVerdict = z.infer<typeof DriftVerdict>

const Reason = z.enum(['no_answer', 'busy', 'credential', 'refused'])

/** One compared part: the value shown by the platform, and the expected one. */
export const DriftRow = z.object({
  branchId: Id,
  branchName: LocalizedText,
  channelId: Id,
  channelKey: ChannelKey,
  kind: DriftKind,
  productId: Id.nullable().describe('null for the shop itself'),
  optionId: z.int().nullable().describe('null for the dish itself'),
  sizeId: Id.nullable().describe('id of a size of the dish'),
  name: LocalizedText.nullable(),
  optionName: LocalizedText.nullable().describe('name of the option or the size'),
  verdict: DriftVerdict,
  wanted: DriftValue,
  shown: DriftValue.nullable().describe('null if the platform does not have it'),
  since: Instant.nullable().describe('time of the first observation; null without a difference'),
  endedAt: Instant.nullable().describe('time of the repair, for differences repaired recently'),
  repairAt: Instant.nullable().describe('time at which Sufra sent its state again'),
  repairBy: z.string().nullable(),
})
export type DriftRow = z.infer<typeof DriftRow>
export const DriftPage = pageOf(DriftRow)
export type DriftPage = z.infer<typeof DriftPage>

/** `AccountId` applies to the operator only. */
export const DriftFilter = z.object({
  AccountId: QueryIdOrAll.default(0),
  ServiceProviderId: QueryIdOrAll.default(0),
  BranchId: QueryIdOrAll.default(0),
  ChannelId: QueryIdOrAll.default(0),
})
export const DriftQuery = PageQuery.extend({
  ...DriftFilter.shape,
  Kind: DriftKind.optional(),
  OnlyDifferences: QueryBoolean.default(true),
  Order: z
    .enum(['worst', 'dish'])
    .default('worst')
    .describe('differences first, or by dish with all its platforms'),
})

/** Last reading of one shop. */
export const ShopReading = z.object({
  branchId: Id,
  branchName: LocalizedText,
  channelId: Id,
  channelKey: ChannelKey,
  readAt: Instant.nullable().describe('time of the last reading; null if it was never read'),
  failedSince: Instant.nullable().describe('null if it can be read'),
  problem: Reason.nullable(),
  checks: z.int().describe('number of compared items'),
  different: z.int(),
  pending: z.int(),
})
export type ShopReading = z.infer<typeof ShopReading>

export const DriftSummary = z.object({
  shops: z.array(ShopReading),
  lost: z
    .object({ orders: z.int(), sum: z.number() })
    .describe(
      'orders of the last week that were rejected, missed or failed during a difference that affects them',
    ),
})
export type DriftSummary = z.infer<typeof DriftSummary>

/** Sends the expected values again where they differ, for all named branches. */
export const RepairRequest = z.strictObject({
  branchIds: z.array(Id).min(1).max(200),
  channelId: Id.optional(),
  kind: DriftKind.optional(),
  productId: Id.optional(),
})
export type RepairRequest = z.input<typeof RepairRequest>
export const RepairAnswer = z.object({ repairing: z.int().describe('differences') })
