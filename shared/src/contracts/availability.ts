import { z } from 'zod'
import { Id, Instant, LocalizedText } from './wire.ts'

/** A branch with a snooze of its own for a product; the branch is in the product's `excludeBranchesIds` as well. */
export const BranchSnooze = z.object({
  branchId: Id,
  until: Instant.nullable().describe('null if it stays so until a person activates it'),
  reason: z.string().nullable(),
})
export type BranchSnooze = z.infer<typeof BranchSnooze>

/**
 * A required group with fewer available options than it requires, so that its product cannot be sold. See `lacksOf`.
 */
export const Lack = z.object({
  kind: z.enum(['modifier', 'choice']),
  id: z.int().describe('id of the modifier in its product, or of the choice'),
  name: LocalizedText,
})
export type Lack = z.infer<typeof Lack>

export const OptionAvailability = z.object({
  id: Id,
  isAvailable: z.boolean(),
  snoozedUntil: Instant.nullable(),
})
export type OptionAvailability = z.infer<typeof OptionAvailability>

/** Availability of a choice's options, for all products with this choice. */
export const ChoiceAvailability = z.object({
  id: Id,
  serviceProviderId: Id,
  options: z.array(OptionAvailability),
  lack: Lack.nullable().describe('facts that every product with it lacks'),
  rowVersion: z.int(),
})
export type ChoiceAvailability = z.infer<typeof ChoiceAvailability>
