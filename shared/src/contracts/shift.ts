import { z } from 'zod'
import { BranchChangeKind } from './branch-status.ts'
import { Channel } from './channel.ts'
import { ChannelAction } from './channel-call.ts'
import { Wording } from './fields.ts'
import { BranchState } from './merchant.ts'
import { Order, OrderStatus } from './order.ts'
import {
  Id,
  Instant,
  LocalizedText,
  Money,
  PageQuery,
  QueryId,
  QueryIdOrAll,
  QueryInt,
  pageOf,
} from './wire.ts'

/** One team's time at one branch, from opening to closing. */
export const Shift = z.object({
  id: Id,
  branchId: Id,
  branchName: LocalizedText,
  openedAt: Instant,
  openedBy: z.string(),
  closedAt: Instant.nullable(),
  closedBy: z.string().nullable(),
  isClosedByClock: z.boolean().describe('true if it was closed automatically after the business day'),
  closesByItselfAt: Instant,
})
export type Shift = z.infer<typeof Shift>

/** State of a branch's shifts. */
export const BranchShift = z.object({
  branchId: Id,
  branchName: LocalizedText,
  shift: Shift.nullable().describe('the open shift'),
  lastClosed: Shift.nullable(),
  waitingNotes: z.int().describe('open notes for the next team'),
})
export type BranchShift = z.infer<typeof BranchShift>
export const BranchShifts = z.array(BranchShift)
export const BranchShiftsQuery = z.object({ BranchId: QueryIdOrAll.default(0) })

export const ShiftNote = z.object({
  id: Id,
  at: Instant,
  byName: z.string(),
  text: z.string(),
  isForNext: z.boolean().describe('true if it is handed to the next team until it is done'),
  isFromBefore: z.boolean().describe('true if it comes from an earlier team'),
  doneAt: Instant.nullable(),
  doneBy: z.string().nullable(),
})
export type ShiftNote = z.infer<typeof ShiftNote>

const Lot = z.object({ orders: z.int(), sum: z.number().describe('SAR') })

/** Reason why an order has not ended yet. */
export const OrderWait = z.enum([
  'answer',
  'time',
  'start',
  'kitchen',
  'driver',
  'driverHere',
  'customer',
  'delivery',
  'mending',
])
export type OrderWait = z.infer<typeof OrderWait>

const OpenOrder = z.object({
  id: Id,
  orderNumber: z.string(),
  channel: Channel,
  type: Order.shape.type,
  orderStatus: OrderStatus,
  placedAt: Instant,
  promisedAt: Instant.nullable(),
  waitsFor: OrderWait,
  finalPrice: Money,
})

const SnoozedProduct = z.object({
  id: Id,
  name: LocalizedText,
  since: Instant.nullable(),
  until: Instant.nullable().describe('null if it stays so until a person activates it'),
  reason: z.string().nullable(),
  isHereOnly: z.boolean().describe('true if snoozed only at this branch'),
})

const Override = z.object({
  kind: z.enum(['Busy', 'Paused']),
  since: Instant.nullable(),
  until: Instant.nullable().describe('null if it stays so until a person opens it'),
  minutes: z.int().nullable(),
  reason: z.string().nullable(),
  channels: z.array(Channel).describe('affected platforms; empty for all'),
})

const StateChange = z.object({
  id: Id,
  channel: Channel.nullable().default(null).describe('the affected platform'),
  at: Instant,
  kind: BranchChangeKind,
  byName: z.string().nullable().describe('null if it happened automatically'),
  minutes: z.int().nullable(),
  until: Instant.nullable(),
  reason: z.string().nullable(),
})

const GivenUpCall = z.object({
  id: Id,
  orderNumber: z.string(),
  channel: Channel,
  action: ChannelAction,
  state: z.enum(['refused', 'gaveUp']),
  since: Instant,
})

/**
 * Facts of a handover at one instant; a closed shift keeps those of its closing. Sums cover the orders that came in
 * during the shift, without tests. Lists are bounded, and the omitted entries are counted.
 */
export const ShiftFacts = z.object({
  serverTime: Instant.describe('time of the figures'),
  people: z.array(z.object({ name: z.string(), from: Instant, to: Instant })),
  orders: z.object({
    count: z.int(),
    sales: z.number().describe('SAR, without lost orders and less refunds'),
    averageTicket: Money.nullable(),
    rejected: Lot,
    cancelled: Lot,
    missed: Lot,
    failed: Lot,
  }),
  cash: z
    .object({
      orders: z.int(),
      expected: z.number().describe('SAR paid in cash at the branch'),
      withDrivers: z.number().describe('SAR collected by drivers for their platforms'),
    })
    .nullable()
    .describe('null if no order of the shift was paid in cash'),
  openOrders: z.array(OpenOrder),
  moreOpen: z.int(),
  snoozed: z.array(SnoozedProduct),
  moreSnoozed: z.int(),
  branch: z
    .object({
      state: BranchState,
      stateUntil: Instant.nullable(),
      override: Override.nullable(),
      platformPauses: z
        .array(Override)
        .default([])
        .describe('one for each platform that is paused separately'),
    })
    .nullable(),
  stateChanges: z.array(StateChange),
  calls: z.array(GivenUpCall),
  links: z.array(z.object({ channel: Channel, status: z.enum(['Degraded', 'Disconnected']) })),
})
export type ShiftFacts = z.infer<typeof ShiftFacts>

/** Data of the handover page. */
export const ShiftPage = z.object({
  shift: Shift,
  facts: ShiftFacts,
  notes: z.array(ShiftNote).describe('notes written during the shift or received from an earlier one'),
  countedCash: Money.nullable(),
  previousId: Id.nullable().describe('previous shift, if this person may read it'),
})
export type ShiftPage = z.infer<typeof ShiftPage>

export const ShiftIdQuery = z.object({ Id: QueryId })
export const OpenShiftRequest = z.strictObject({ branchId: Id })

const NoteText = Wording(1000).pipe(z.string().min(1, { error: 'required' }))

/** `countedCash`: the cash counted in the till, if it was counted. */
export const CloseShiftRequest = z.strictObject({ shiftId: Id, countedCash: Money.nullish() })
export type CloseShiftRequest = z.input<typeof CloseShiftRequest>

export const ShiftNoteRequest = z.strictObject({ shiftId: Id, text: NoteText, isForNext: z.boolean() })
export type ShiftNoteRequest = z.input<typeof ShiftNoteRequest>
export const NoteDoneRequest = z.strictObject({ noteId: Id, isDone: z.boolean() })

/** Closed shifts, the latest first. */
export const ShiftListQuery = PageQuery.extend({
  'PaginatedRequest.PageSize': QueryInt.pipe(z.int().min(1).max(200)).default(10),
  BranchId: QueryIdOrAll.default(0),
})
export const ShiftRow = Shift.extend({
  orders: z.int(),
  sales: z.number(),
  countedCash: Money.nullable(),
  expectedCash: z.number().nullable(),
})
export type ShiftRow = z.infer<typeof ShiftRow>
export const ShiftList = pageOf(ShiftRow)
export type ShiftList = z.infer<typeof ShiftList>
