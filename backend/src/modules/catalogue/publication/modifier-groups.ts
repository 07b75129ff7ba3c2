import { priceByRule } from '@sufra/shared/contracts/channel-price'
import type { ChannelPricing } from '@sufra/shared/contracts/pricing'
import type { ChannelModifierGroup } from '@sufra/shared/contracts/publication'
import { platformOptionId } from './option-id.ts'
import type { ChoiceFacts, DishRow } from './publication.repository.ts'

interface Option {
  id?: number
  optionNameEn: string
  optionNameAr?: string | undefined
  price: number
  isAvailable: boolean
}

interface Group {
  modifierId?: number
  choiceId?: number
}

const optionsOf = (
  options: readonly Option[],
  { rule, ...group }: Group & { rule: ChannelPricing },
): ChannelModifierGroup['options'] =>
  options.map(({ id = 0, optionNameEn, optionNameAr, price, isAvailable }) => ({
    optionId: platformOptionId({ ...group, optionId: id }),
    name: JSON.stringify({ ar: optionNameAr || optionNameEn, en: optionNameEn }),
    price: priceByRule(price, rule),
    isAvailable,
  }))

// A required group needs at least one choice, whatever its minimum.
const leastOf = (min: number, isRequired: boolean): number => (isRequired ? Math.max(min, 1) : min)

/** Returns all option groups of a dish on a platform: its own, then shared ones. */
export const modifierGroupsOf = (
  { modifiers }: Pick<DishRow, 'modifiers'>,
  { choices, rule }: { choices: readonly ChoiceFacts[]; rule: ChannelPricing },
): ChannelModifierGroup[] => [
  ...modifiers.map(({ id = 0, name, min, max, required, options }) => ({
    id: `modifier-${id}`,
    name: JSON.stringify({ ar: name.ar, en: name.en }),
    min: leastOf(min, required),
    max,
    isRequired: required,
    options: optionsOf(options, { rule, modifierId: id }),
  })),
  ...choices.map(({ id, name, min, max, isRequired, options }) => ({
    id: `choice-${id}`,
    name,
    min: leastOf(min, isRequired),
    max,
    isRequired,
    options: optionsOf(options, { rule, choiceId: id }),
  })),
]
