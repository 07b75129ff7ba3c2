import { useQuery } from '@tanstack/react-query'
import type { Choice } from '@sufra/shared/contracts/choice'
import type { Product } from '@sufra/shared/contracts/product'
import type { ActivateOptionsRequest } from '@sufra/shared/contracts/snooze'
import { choicesQuery } from '#src/modifier-groups/choices.queries.ts'

export interface GroupOption {
  id: number
  name: string
  price: number
  isAvailable: boolean
  snoozedUntil: string | null
}

/** A modifier of the product or a choice that it carries, for the eye one and the same. */
export interface OptionGroup {
  key: string
  name: string
  isRequired: boolean
  /** how many products a change reaches; null for the product's own */
  productCount: number | null
  options: GroupOption[]
  /** what calls name it by */
  request: Pick<ActivateOptionsRequest, 'choiceId' | 'productId' | 'modifierId'>
}

const nameOf = (en: string, ar: string): string => JSON.stringify({ en, ar })

const ofModifier =
  (productId: number) =>
  ({ id: modifierId = 0, name, required, options }: Product['modifiers'][number]): OptionGroup => ({
    key: `modifier-${modifierId}`,
    name: JSON.stringify(name),
    isRequired: required,
    productCount: null,
    options: options.map(option => ({
      id: option.id ?? 0,
      name: nameOf(option.optionNameEn, option.optionNameAr ?? ''),
      price: option.price,
      isAvailable: option.isAvailable,
      snoozedUntil: option.snoozedUntil ?? null,
    })),
    request: { productId, modifierId },
  })

const ofChoice = ({ id: choiceId, name, isRequired, productCount, options }: Choice): OptionGroup => ({
  key: `choice-${choiceId}`,
  name,
  isRequired,
  productCount,
  options: options.map(option => ({ ...option, name: nameOf(option.optionNameEn, option.optionNameAr) })),
  request: { choiceId },
})

/** The groups of a product, its own first. Choices are asked for once somebody opens a product that carries any. */
export const useOptionGroups = ({ id, serviceProviderId, modifiers, choicesIds }: Product) => {
  const choices = useQuery({
    ...choicesQuery(serviceProviderId),
    enabled: choicesIds.length > 0,
    // Others may have added one since the drawer was last open.
    staleTime: 0,
  })
  const carried = choicesIds.flatMap(choiceId => choices.data?.find(each => each.id === choiceId) ?? [])
  return {
    groups: [...modifiers.map(ofModifier(id)), ...carried.map(ofChoice)],
    isPending: choicesIds.length > 0 && choices.isPending,
    isFailed: choices.isError,
    retry: () => void choices.refetch(),
  }
}
