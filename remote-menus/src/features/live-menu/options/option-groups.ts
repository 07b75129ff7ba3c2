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

/** A product's own modifier group or a shared one, which look the same. */
export interface OptionGroup {
  key: string
  name: string
  isRequired: boolean
  /** number of products that a change affects; null for the product's own group */
  productCount: number | null
  options: GroupOption[]
  /** identification of the group in requests */
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

/**
 * Returns the modifier groups of a product, its own first. Shared groups are loaded only for a product that uses them.
 */
export const useOptionGroups = ({ id, serviceProviderId, modifiers, choicesIds }: Product) => {
  const choices = useQuery({
    ...choicesQuery(serviceProviderId),
    enabled: choicesIds.length > 0,
    // Others may have changed the groups since the drawer was last open.
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
