import { z } from 'zod'
import { ChoiceAvailability } from './availability.ts'
import { Product } from './product.ts'
import { Id, Instant } from './wire.ts'

export const SNOOZE_PRESETS = ['30m', '1h', '2h', '4h', 'endOfDay', 'tomorrow'] as const
export type SnoozePreset = (typeof SNOOZE_PRESETS)[number]

// At most one of the two; neither means "until a person activates it".
const end = {
  until: Instant.nullable().optional(),
  preset: z.enum(SNOOZE_PRESETS).optional(),
}

const where = {
  productIds: z.array(Id).min(1).max(500),
  branchIds: z.array(Id).min(1).max(500).optional().describe('absent: all branches of the caller'),
}

/** The small request for kitchens: the same effect as the full update, or in some branches only. */
export const SnoozeRequest = z.strictObject({
  ...where,
  ...end,
  reason: z.string().trim().max(200).optional(),
})
export type SnoozeRequest = z.infer<typeof SnoozeRequest>

/** Ends snoozes. Products that the menu excludes from a branch without a snooze stay excluded. */
export const ActivateRequest = z.strictObject(where)
export type ActivateRequest = z.infer<typeof ActivateRequest>

export const SnoozeAnswer = z.object({ products: z.array(Product) })
export type SnoozeAnswer = z.infer<typeof SnoozeAnswer>

const group = {
  choiceId: Id.optional(),
  productId: Id.optional().describe('with `modifierId`: a modifier group of the product'),
  modifierId: Id.optional(),
  optionIds: z.array(Id).min(1).max(50).optional().describe('absent: all options of the group'),
}

interface Group {
  choiceId?: number
  productId?: number
  modifierId?: number
}

const isOneGroup = ({ choiceId, productId, modifierId }: Group): boolean =>
  choiceId === undefined
    ? productId !== undefined && modifierId !== undefined
    : productId === undefined && modifierId === undefined

const oneGroup = { error: 'either_choice_or_modifier', path: ['choiceId'] }

/** Options of one group, for every branch: of a choice, in all of its products, or of a product's own modifier. */
export const SnoozeOptionsRequest = z.strictObject({ ...group, ...end }).refine(isOneGroup, oneGroup)
export type SnoozeOptionsRequest = z.infer<typeof SnoozeOptionsRequest>
export const ActivateOptionsRequest = z.strictObject(group).refine(isOneGroup, oneGroup)
export type ActivateOptionsRequest = z.infer<typeof ActivateOptionsRequest>

/** The changed part: the product with its own modifiers, or the choice. */
export const OptionsAnswer = z.object({
  product: Product.nullable(),
  choice: ChoiceAvailability.nullable(),
})
export type OptionsAnswer = z.infer<typeof OptionsAnswer>
