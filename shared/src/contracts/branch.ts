import { z } from 'zod'
import { AcceptancePolicy } from './acceptance.ts'
import { RamadanHours, SpecialDay, SpecialHours, WeekHours } from './branch-schedule.ts'
import { ChannelKey, HoursWay } from './channel.ts'
import { BothNames, BranchPhone, CityKey, Code, OptionalName } from './fields.ts'
import { Branch, BranchState, DayStartHour, HoursPeriod } from './merchant.ts'
import { Id, Instant, PageQuery, QueryIdOrAll, pageOf } from './wire.ts'

/** Filters of the lists; a merchant's own account is always taken from the session. */
export const BranchListQuery = PageQuery.extend({ ServiceProviderId: QueryIdOrAll.default(0) })
/** `AccountId` applies to the operator only. */
export const BranchesOfAccountQuery = PageQuery.extend({ AccountId: QueryIdOrAll.default(0) })

/** One branch with the fields that its form needs in addition to those of the list. */
export const BranchDetails = Branch.extend({
  phone: z.string().nullable(),
  district: z.string().nullable(),
  address: z.string().nullable(),
  code: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  hours: z.array(HoursPeriod),
  specialHours: z.array(SpecialDay),
  ramadanHours: RamadanHours.nullable(),
  acceptance: AcceptancePolicy,
  rowVersion: z.int(),
})
export type BranchDetails = z.infer<typeof BranchDetails>

/** State of a branch on one platform. */
export const BranchChannel = z.object({
  channelId: Id,
  channelKey: ChannelKey,
  integrationStatus: z.enum(['Draft', 'AwaitingPlatform', 'Connected', 'Degraded', 'Disconnected', 'Paused']),
  state: BranchState.describe('state that the platform should show'),
  stateUntil: Instant.nullable().describe('time at which that state ends automatically'),
  shownState: BranchState.nullable().describe(
    'state that the platform shows instead, once confirmed; null if it shows the right state or its state is unknown',
  ),
  isMismatch: z.boolean(),
  hoursWay: HoursWay,
})
export type BranchChannel = z.infer<typeof BranchChannel>

/** A branch with the fields of the branches screen. */
export const BranchOverview = BranchDetails.extend({
  stateBy: z.string().nullable().describe('person who paused it; null if it is not paused by a person'),
  today: z.object({
    startsAt: Instant,
    endsAt: Instant,
    periods: z
      .array(z.object({ day: z.iso.date(), opensAt: Instant, closesAt: Instant }))
      .describe('periods that overlap this day; `day` is the day on which a period opens'),
  }),
  channels: z.array(BranchChannel),
})
export type BranchOverview = z.infer<typeof BranchOverview>
export const BranchOverviewPage = pageOf(BranchOverview)

const BranchFields = z.strictObject({
  serviceProviderId: Id,
  name: BothNames,
  phone: BranchPhone,
  city: CityKey,
  district: OptionalName,
  address: z.string().trim().max(300).nullish(),
  code: Code()
    .regex(/^[\p{L}\p{N}_-]{0,20}$/u, { error: 'invalid_branch_code' })
    .nullish(),
  lat: z.number().min(-90).max(90).nullish(),
  lng: z.number().min(-180).max(180).nullish(),
  prepMinutes: z.int().min(1).max(180).default(20),
  isActive: z.boolean().default(true),
  hours: WeekHours.min(1, { error: 'no_hours' }),
  dayStartHour: DayStartHour.optional(),
  specialHours: SpecialHours.optional(),
  ramadanHours: RamadanHours.nullish(),
  acceptance: AcceptancePolicy.optional(),
})

const isPlaced = ({ lat, lng }: { lat?: number | null; lng?: number | null }): boolean =>
  (lat ?? null) === null ? (lng ?? null) === null : (lng ?? null) !== null
const HALF_A_PLACE = { path: ['lng'], error: 'half_a_place' }

/** An update that omits hours by date, the start of the day, policy or place keeps them. */
export const BranchRequest = BranchFields.refine(isPlaced, HALF_A_PLACE)
export type BranchRequest = z.input<typeof BranchRequest>
export const BranchUpdateRequest = BranchFields.extend({
  id: Id,
  rowVersion: z.int().min(1).optional(),
}).refine(isPlaced, HALF_A_PLACE)
export type BranchUpdateRequest = z.input<typeof BranchUpdateRequest>

// The sheet of a chain is one request, so that all rows are saved or none.
export const MOST_NEW_BRANCHES = 500

/** Each entry of `branches` is validated by itself, so that errors name the row. */
export const AddBulkRequest = z.strictObject({
  serviceProviderId: Id,
  branches: z.array(z.record(z.string(), z.unknown())).min(1).max(MOST_NEW_BRANCHES),
})
export type AddBulkRequest = z.input<typeof AddBulkRequest>
/** Nothing is created while a row fails. `row` counts from 1. */
export const AddBulkAnswer = z.object({
  created: z.int(),
  failed: z.array(z.object({ row: z.int(), errors: z.record(z.string(), z.array(z.string())) })),
})
export type AddBulkAnswer = z.infer<typeof AddBulkAnswer>

/** Cells of a spreadsheet as texts, unparsed. */
export const SheetRows = z.object({
  headings: z.array(z.string()),
  lines: z.array(z.object({ number: z.int(), cells: z.array(z.string()) })),
})
export type SheetRows = z.infer<typeof SheetRows>
