import { z } from 'zod'
import { BothNames, Label } from './fields.ts'
import { refuseGroupFaults } from './modifier-group.ts'
import type { ModifierGroup } from './modifier-group.ts'
import { Id, Instant, LocalizedText, PageQuery, QueryIdOrAll, pageOf } from './wire.ts'

const OptionName = Label(80)

export const ChoiceOption = z.strictObject({
  id: Id,
  optionNameEn: z.string(),
  optionNameAr: z.string(),
  price: z.number().describe('SAR with VAT, on top of the product'),
  isAvailable: z.boolean(),
  snoozedUntil: Instant.nullable(),
})
export type ChoiceOption = z.infer<typeof ChoiceOption>

/** A group of options that many products share. Options are in order. */
export const Choice = z.object({
  id: Id,
  serviceProviderId: Id,
  name: LocalizedText,
  min: z.int(),
  max: z.int(),
  isRequired: z.boolean(),
  options: z.array(ChoiceOption),
  productCount: z.int().describe('number of products that use it'),
  rowVersion: z.int(),
  updatedAt: Instant,
})
export type Choice = z.infer<typeof Choice>
export const ChoicePage = pageOf(Choice)

export const ChoiceListQuery = PageQuery.extend({
  ServiceProviderId: QueryIdOrAll.default(0),
  Search: z.string().max(200).optional(),
})

const ChoiceOptionInput = z
  .strictObject({
    id: Id.optional(),
    optionNameEn: OptionName.default(''),
    optionNameAr: OptionName.default(''),
    price: z.number().min(0).max(9_999.99).multipleOf(0.01).default(0),
    isAvailable: z.boolean().optional().describe('absent: unchanged'),
  })
  .refine(({ optionNameEn, optionNameAr }) => optionNameEn !== '' || optionNameAr !== '', {
    error: 'invalid_name',
    path: ['optionNameAr'],
  })

const fields = {
  serviceProviderId: Id,
  name: BothNames,
  min: z.int().min(0).max(20).default(0),
  max: z.int().min(1).max(20).default(1),
  isRequired: z.boolean().default(false),
  options: z.array(ChoiceOptionInput).max(50),
}

const checkGroup = (group: ModifierGroup, context: z.RefinementCtx<unknown>) => {
  refuseGroupFaults(group, context)
  if (group.max > group.options.length && group.options.length > 0)
    context.addIssue({ code: 'custom', message: 'max_above_options', path: ['max'], input: group.max })
}

/**
 * A choice without the faults of `groupFaults`; max is at most the number of options. An option with its former id
 * stays the same option: its snooze continues until it is activated.
 */
export const ChoiceRequest = z.strictObject(fields).superRefine(checkGroup)
export type ChoiceRequest = z.input<typeof ChoiceRequest>
export const ChoiceUpdateRequest = z
  .strictObject({ ...fields, id: Id, rowVersion: z.int().min(1).optional() })
  .superRefine(checkGroup)
export type ChoiceUpdateRequest = z.input<typeof ChoiceUpdateRequest>
