import type { Choice, ChoiceRequest } from '@sufra/shared/contracts/choice'
import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { GroupValues } from './group-values.ts'

/** Returns a stored modifier group as form values. */
export const groupOfChoice = (choice: Choice): GroupValues => ({
  id: `choice-${choice.id}`,
  sentId: choice.id,
  name: readLocalized(choice.name),
  min: choice.min,
  max: choice.max,
  required: choice.isRequired,
  options: choice.options.map(option => ({
    id: `option-${option.id}`,
    sentId: option.id,
    optionNameAr: option.optionNameAr,
    optionNameEn: option.optionNameEn,
    price: toHalalas(option.price),
    isAvailable: option.isAvailable,
  })),
})

/** Returns the request that saves a group, without `id` and `rowVersion`, which the caller adds. */
export const choiceRequest = (group: GroupValues, serviceProviderId: number): ChoiceRequest => ({
  serviceProviderId,
  name: group.name,
  min: group.min ?? 0,
  max: group.max ?? 1,
  isRequired: group.required,
  options: group.options.map(option => ({
    id: option.sentId,
    optionNameAr: option.optionNameAr,
    optionNameEn: option.optionNameEn,
    price: toRiyals(option.price ?? 0),
    isAvailable: option.isAvailable,
  })),
})
