import { priceByRule } from '@sufra/shared/contracts/channel-price'
import type { ChannelPricing } from '@sufra/shared/contracts/pricing'
import type { ChannelMenuGroup } from '@sufra/shared/contracts/publication'
import { platformOptionId } from './option-id.ts'
import type { ChoiceFacts, DishRow } from './publication.repository.ts'

interface Option {
  id?: number
  optionNameEn: string
  optionNameAr?: string | undefined
  price: number
  isAvailable: boolean
}

const optionOf = (
  option: Option,
  { rule, ...group }: { rule: ChannelPricing; modifierId?: number; choiceId?: number },
) => ({
  optionId: platformOptionId({ ...group, optionId: option.id ?? 0 }),
  name: JSON.stringify({ ar: option.optionNameAr || option.optionNameEn, en: option.optionNameEn }),
  price: priceByRule(option.price, rule),
  isAvailable: option.isAvailable,
})

// Who must choose chooses at least one, whatever the least number says.
const leastOf = (min: number, isRequired: boolean): number => (isRequired ? Math.max(min, 1) : min)

/** What is chosen on a dish: its own groups, then those that it shares. */
export const groupsOf = (
  { product: { modifiers }, choices }: { product: Pick<DishRow, 'modifiers'>; choices: ChoiceFacts[] },
  rule: ChannelPricing,
): ChannelMenuGroup[] => [
  ...modifiers.map(({ id: modifierId, name, min, max, required, options }) => ({
    ...{ name: JSON.stringify(name), min: leastOf(min, required), max },
    options: options.map(option => optionOf(option, { rule, modifierId })),
  })),
  ...choices.map(({ id: choiceId, name, min, max, isRequired, options }) => ({
    ...{ name, min: leastOf(min, isRequired), max },
    options: options.map(option => optionOf(option, { rule, choiceId })),
  })),
]
