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
  productId: Id.nullable().describe('null: the shop itself'),
  optionId: z.int().nullable().describe('null: the dish itself'),
  sizeId: Id.nullable().describe('one of the sizes that the dish is sold in'),
  name: LocalizedText.nullable(),
  optionName: LocalizedText.nullable().describe('of the option, or of the size'),
  verdict: DriftVerdict,
  wanted: DriftValue,
  shown: DriftValue.nullable().describe('null: it is not there'),
  since: Instant.nullable().describe('when the difference was first seen; null where there is none'),
  endedAt: Instant.nullable().describe('mended a moment ago'),
  repairAt: Instant.nullable().describe('when our truth was sent again'),
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
    .describe('what differs first; or dish by dish, each over its platforms'),
})

/** Last reading of one shop. */
export const ShopReading = z.object({
  branchId: Id,
  branchName: LocalizedText,
  channelId: Id,
  channelKey: ChannelKey,
  readAt: Instant.nullable().describe('when it was read last; null: it never was'),
  failedSince: Instant.nullable().describe('null: it can be read'),
  problem: Reason.nullable(),
  checks: z.int().describe('how much was compared'),
  different: z.int(),
  pending: z.int(),
})
export type ShopReading = z.infer<typeof ShopReading>

export const DriftSummary = z.object({
  shops: z.array(ShopReading),
  lost: z
    .object({ orders: z.int(), sum: z.number() })
    .describe(
      'orders of the last week that were refused, missed or failed while a difference stood that concerns them',
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
