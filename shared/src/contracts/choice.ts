import { z } from 'zod'
import { BothNames, Label } from './fields.ts'
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

/** A group of options that is made once and that many products carry. Options are in order. */
export const Choice = z.object({
  id: Id,
  serviceProviderId: Id,
  name: LocalizedText,
  min: z.int(),
  max: z.int(),
  isRequired: z.boolean(),
  options: z.array(ChoiceOption),
  productCount: z.int().describe('how many products carry it'),
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
    isAvailable: z.boolean().optional().describe('absent: as it was'),
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
  options: z.array(ChoiceOptionInput).min(1, { error: 'no_options' }).max(50),
}

interface Limits {
  min: number
  max: number
  isRequired: boolean
  options: readonly unknown[]
}

const checkLimits = ({ min, max, isRequired, options }: Limits, context: z.RefinementCtx<unknown>) => {
  const refuse = (path: string, message: string, input: number) =>
    context.addIssue({ code: 'custom', message, path: [path], input })
  if (min > max) refuse('min', 'min_above_max', min)
  if (max > options.length) refuse('max', 'max_above_options', max)
  if (isRequired && min < 1) refuse('min', 'required_needs_one', min)
}

/**
 * min ≤ max ≤ options; a required choice asks for at least one. An option that keeps its id stays the same one: a snooze of
 * it goes on until it is said to be available.
 */
export const ChoiceRequest = z.strictObject(fields).superRefine(checkLimits)
export type ChoiceRequest = z.input<typeof ChoiceRequest>
export const ChoiceUpdateRequest = z
  .strictObject({ ...fields, id: Id, rowVersion: z.int().min(1).optional() })
  .superRefine(checkLimits)
export type ChoiceUpdateRequest = z.input<typeof ChoiceUpdateRequest>
