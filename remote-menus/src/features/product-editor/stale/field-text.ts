import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage, useFormat } from '@sufra/shared/i18n'
import { toRiyals } from '@sufra/shared/contracts/halalas'
import { useFoodTexts } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { choicesQuery } from '#src/modifier-groups/choices.queries.ts'
import type { GroupValues } from '#src/modifier-groups/group-values.ts'
import { GROUP_PARTS } from '#src/modifier-groups/stale/group-parts.ts'
import { useGroupText } from '#src/modifier-groups/stale/group-text.ts'
import { branchesQuery } from '#src/brand/brand.queries.ts'
import { categoriesQuery } from '#src/categories/categories.queries.ts'
import { useSaleHoursLines } from '#src/categories/sale-hours-text.ts'
import { sizesQuery } from '#src/products/products.queries.ts'
import type { ProductField, ProductValues } from '../values/product-values.ts'

interface Named {
  id: number
  name: string
}

const JOIN = ' · '

/** Returns the names of referenced ids. */
const useNames = (serviceProviderId: number) => {
  const { language } = useLanguage()
  const { data: categories = [] } = useQuery({
    ...categoriesQuery(serviceProviderId),
    enabled: serviceProviderId > 0,
  })
  const { data: sizes = [] } = useQuery(sizesQuery(serviceProviderId))
  const { data: choices = [] } = useQuery(choicesQuery(serviceProviderId))
  const { data: branches = [] } = useQuery({
    ...branchesQuery(serviceProviderId),
    enabled: serviceProviderId > 0,
  })
  const nameIn = (list: readonly Named[]) => (id: number) => {
    const found = list.find(each => each.id === id)
    return found ? inLanguage(found.name, language) : `#${id}`
  }
  return {
    category: nameIn(categories),
    size: nameIn(sizes),
    choice: nameIn(choices),
    branch: nameIn(branches),
  }
}

/** Returns a function that describes a field of a version in one line. */
export const useFieldText = (serviceProviderId: number) => {
  const { t } = useTranslation()
  const format = useFormat()
  const nameOf = useNames(serviceProviderId)
  const money = (halalas: number | null) => (halalas === null ? '' : format.money(toRiyals(halalas)))
  const figure = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value))
  const isYes = (value: boolean) => t(value ? 'menus:editor.yes' : 'menus:editor.no')
  const groupPart = useGroupText()
  const groupText = (group: GroupValues) =>
    GROUP_PARTS.map(part => groupPart(part, group))
      .filter(Boolean)
      .join('\n')
  const hoursLines = useSaleHoursLines()
  const hoursText = ({ schedule }: ProductValues) =>
    schedule ? hoursLines(schedule).join('\n') : t('menus:editor.always')

  const { allergens: allergenNames } = useFoodTexts()
  const texts: Record<ProductField, (values: ProductValues) => string> = {
    name: ({ name }) => [name.ar, name.en].filter(Boolean).join('\n'),
    description: ({ description }) => [description.ar, description.en].filter(Boolean).join('\n'),
    imageUrl: ({ imageUrl }) => (imageUrl === null ? '' : t('menus:editor.fields.imageUrl')),
    price: ({ price }) => money(price),
    categoryId: ({ categoryId }) => (categoryId === null ? '' : nameOf.category(categoryId)),
    sizes: ({ sizes }) => sizes.map(each => `${nameOf.size(each.sizeId)} ${money(each.price)}`).join(JOIN),
    choicesIds: ({ choicesIds }) => choicesIds.map(nameOf.choice).join(JOIN),
    modifiers: ({ modifiers }) => modifiers.map(groupText).join('\n'),
    calories: ({ calories }) => figure(calories),
    isDrink: ({ isDrink }) => isYes(isDrink),
    sodiumMg: ({ sodiumMg }) => figure(sodiumMg),
    caffeineMg: ({ caffeineMg }) => figure(caffeineMg),
    caffeinePer: ({ caffeinePer }) =>
      t(caffeinePer === '100ml' ? 'menus:editor.per100ml' : 'menus:editor.perCup'),
    allergens: ({ allergens }) =>
      allergens === null
        ? ''
        : allergens.map(each => allergenNames[each]).join(JOIN) || t('menus:editor.allergens.none'),
    isVisible: ({ isVisible }) => isYes(isVisible),
    excludeBranchesIds: ({ excludeBranchesIds }) => excludeBranchesIds.map(nameOf.branch).join(JOIN),
    schedule: hoursText,
  }
  return (field: ProductField, values: ProductValues): string =>
    texts[field](values) || t('menus:editor.nothing')
}
