import { z } from 'zod'
import { BusyMinutes } from './acceptance.ts'
import { Branch } from './merchant.ts'
import { PAUSE_REASONS, STATE_ENDS } from './state-choices.ts'
import { Id, Instant, PageQuery, QueryIdOrAll, pageOf } from './wire.ts'

export const PauseReason = z.enum(PAUSE_REASONS)
export const StateEnd = z.enum(STATE_ENDS)

interface Asked {
  state: 'Busy' | 'Paused' | 'Open'
  minutes?: number | undefined
  until?: string | null | undefined
  preset?: z.infer<typeof StateEnd> | undefined
}

const fieldErrorOf = ({ state, minutes, until, preset }: Asked): [string, string] | null => {
  if (until && preset) return ['until', 'either_until_or_preset']
  if (state === 'Busy' && minutes === undefined) return ['minutes', 'required']
  // Busy without an end would be forgotten, because nothing reminds of it.
  if (state === 'Busy' && !until && !preset) return ['until', 'required']
  return null
}

/**
 * Changes all branches or none. Paused without an end lasts until a person opens the branch. Without `channelIds` it
 * affects the branch as a whole, while its platforms keep pauses of their own; with them `Paused` and `Open` affect
 * only these platforms, each with its own end.
 */
export const SetStatusRequest = z
  .strictObject({
    branchIds: z.array(Id).min(1).max(200),
    state: z.enum(['Open', 'Busy', 'Paused']),
    minutes: BusyMinutes.optional(),
    until: Instant.nullish(),
    preset: StateEnd.optional(),
    reason: PauseReason.optional(),
    channelIds: z.array(Id).min(1).max(20).optional(),
  })
  .superRefine((asked, context) => {
    const [field, message] = fieldErrorOf(asked) ?? []
    if (field !== undefined)
      context.addIssue({ code: 'custom', message: message ?? '', path: [field], input: asked })
  })
export type SetStatusRequest = z.input<typeof SetStatusRequest>
export const BranchList = z.array(Branch)

/** Kind of change of a branch. `Ended`: a pause or busy time expired. */
export const BranchChangeKind = z.enum([
  'Busy',
  'Paused',
  'Open',
  'Ended',
  'Disabled',
  'Enabled',
  'Hours',
  'Edited',
  'Added',
  'Deleted',
])
export type BranchChangeKind = z.infer<typeof BranchChangeKind>

export const BranchChange = z.object({
  id: Id,
  branchId: Id,
  branchName: z.string(),
  at: Instant,
  kind: BranchChangeKind,
  source: z.enum(['user', 'system']),
  channelId: Id.nullable().describe('the only affected platform; null for all platforms of the branch'),
  byName: z.string().nullable(),
  minutes: z.int().nullable(),
  until: Instant.nullable(),
  reason: z.string().nullable(),
})
export type BranchChange = z.infer<typeof BranchChange>

/** Newest first. */
export const BranchHistoryPage = pageOf(BranchChange)
export const BranchHistoryQuery = PageQuery.extend({
  BranchId: QueryIdOrAll.default(0),
  ServiceProviderId: QueryIdOrAll.default(0),
  From: Instant.optional(),
})
