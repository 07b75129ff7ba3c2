import { priceByRule } from '@sufra/shared/contracts/channel-price'
import type { ChannelPricing } from '@sufra/shared/contracts/pricing'
import type { ChannelModifierGroup } from '@sufra/shared/contracts/publication'
import type { ChoiceFacts, DishRow } from './publication.repository.ts'

interface Option {
  id?: number
  optionNameEn: string
  optionNameAr?: string
  price: number
  isAvailable: boolean
}

const optionsOf = (options: readonly Option[], rule: ChannelPricing): ChannelModifierGroup['options'] =>
  options.map(({ id = 0, optionNameEn, optionNameAr = '', price, isAvailable }) => ({
    id,
    name: JSON.stringify({ ar: optionNameAr, en: optionNameEn }),
    price: priceByRule(price, rule),
    isAvailable,
  }))

/** All that customers choose of a dish on a platform: its own groups, then those that it shares with others. */
export const modifierGroupsOf = (
  { modifiers }: Pick<DishRow, 'modifiers'>,
  { choices, rule }: { choices: readonly ChoiceFacts[]; rule: ChannelPricing },
): ChannelModifierGroup[] => [
  ...modifiers.map(({ id = 0, name, min, max, required, options }) => ({
    id: `modifier-${id}`,
    name: JSON.stringify({ ar: name.ar, en: name.en }),
    ...{ min, max, isRequired: required },
    options: optionsOf(options, rule),
  })),
  ...choices.map(({ id, name, min, max, isRequired, options }) => ({
    id: `choice-${id}`,
    ...{ name, min, max, isRequired },
    options: optionsOf(options, rule),
  })),
]
