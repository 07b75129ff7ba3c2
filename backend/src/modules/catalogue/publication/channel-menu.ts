import { priceByRule, priceOn } from '@sufra/shared/contracts/channel-price'
import { lacksOf } from '@sufra/shared/contracts/lacks'
import type { ChannelPricing, PriceException } from '@sufra/shared/contracts/pricing'
import type {
  ChannelMenu,
  ChannelMenuItem,
  FaultyGroup,
  MenuProblem,
} from '@sufra/shared/contracts/publication'
import { readLocalized } from '@sufra/shared/contracts/text'
import { imageUrl } from '#src/modules/infrastructure/infrastructure.ts'
import type { Platform } from '#src/modules/catalogue/pricing/pricing.service.ts'
import { faultyGroupsOf } from './faulty-groups.ts'
import { modifierGroupsOf } from './modifier-groups.ts'
import type { CategoryRow, ChoiceFacts, DishRow } from './publication.repository.ts'

interface Problem extends Omit<MenuProblem, 'dishes'> {
  groups?: FaultyGroup[]
}

/** Parts of a brand's menu for a platform. */
export interface BrandMenu {
  /** in order */
  categories: CategoryRow[]
  /** in order */
  products: DishRow[]
  choices: ChoiceFacts[]
  exceptions: PriceException[]
}

export interface Dish {
  product: DishRow
  /** its category and that one's parent; empty when it is hidden */
  categories: CategoryRow[]
  choices: ChoiceFacts[]
  exceptions: PriceException[]
}

const NO_PRICE: Problem = { code: 'no_price', language: null, isBlocking: true }
const NO_CATEGORY: Problem = { code: 'no_category', language: null, isBlocking: true }
const IMPOSSIBLE_GROUP: Problem = { code: 'impossible_group', language: null, isBlocking: true }
const FAULTY_GROUP: Problem = { code: 'faulty_group', language: null, isBlocking: false }
const UNSELLABLE: Problem = { code: 'unsellable', language: null, isBlocking: false }
const MISSING_FACTS: Problem = { code: 'missing_facts', language: null, isBlocking: false }

const grouped = <Row>(rows: Row[], keyOf: (row: Row) => number): Map<number, Row[]> => {
  const groups = new Map<number, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** Returns the dishes of a menu with their parts, by category, then by their own index. */
export const dishesOf = ({ categories, products, choices, exceptions }: BrandMenu): Dish[] => {
  const categoryOf = new Map(categories.map(category => [category.id, category]))
  const choiceOf = new Map(choices.map(choice => [choice.id, choice]))
  const exceptionsOf = grouped(exceptions, ({ productId }) => productId)
  const placeOf = new Map(categories.map(({ id }, place) => [id, place]))
  const chain = (id: number): CategoryRow[] => {
    const own = categoryOf.get(id)
    const parent = own?.parentId ? categoryOf.get(own.parentId) : undefined
    const all = [own, parent].filter(category => category !== undefined)
    return all.every(({ isVisible }) => isVisible) ? all : []
  }
  return products
    .toSorted((one, other) => (placeOf.get(one.categoryId) ?? 0) - (placeOf.get(other.categoryId) ?? 0))
    .map(product => ({
      product,
      categories: chain(product.categoryId),
      choices: product.choicesIds.flatMap(id => choiceOf.get(id) ?? []),
      exceptions: exceptionsOf.get(product.id) ?? [],
    }))
}

const isSold = ({ product: { price, sizes } }: Dish): boolean => price !== null || sizes.length > 0

const isLacking = ({ product: { modifiers }, choices }: Dish): boolean =>
  lacksOf({ modifiers, choices }).length > 0

const hasFacts = ({ product }: Dish): boolean =>
  product.calories !== null &&
  product.allergens !== null &&
  product.sodiumMg !== null &&
  (!product.isDrink || product.caffeineMg !== null)

const groupProblemsOf = ({ product, choices }: Dish): Problem[] => {
  const { impossible, others } = faultyGroupsOf(product, choices)
  return [
    ...(impossible.length > 0 ? [{ ...IMPOSSIBLE_GROUP, groups: impossible }] : []),
    ...(others.length > 0 ? [{ ...FAULTY_GROUP, groups: others }] : []),
  ]
}

const problemsOf = (dish: Dish, { languages }: Platform): Problem[] => {
  const name = readLocalized(dish.product.name)
  return [
    ...(isSold(dish) ? [] : [NO_PRICE]),
    ...languages
      .filter(language => name[language].trim() === '')
      .map((language): Problem => ({ code: 'no_name', language, isBlocking: true })),
    ...(dish.categories.length > 0 ? [] : [NO_CATEGORY]),
    ...groupProblemsOf(dish),
    ...(isLacking(dish) ? [UNSELLABLE] : []),
    ...(hasFacts(dish) ? [] : [MISSING_FACTS]),
  ]
}

const branchPricesOf = ({ product: { price }, exceptions }: Dish, rule: ChannelPricing) => {
  const general = priceOn({ price, exceptions }, { rule, branchId: null })
  const branchIds = [...new Set(exceptions.flatMap(({ branchId }) => branchId ?? []))]
  return branchIds
    .toSorted((one, other) => one - other)
    .flatMap(branchId => {
      const there = priceOn({ price, exceptions }, { rule, branchId })
      return there === null || there === general ? [] : [{ branchId, price: there }]
    })
}

const itemOf = (dish: Dish, rule: ChannelPricing): ChannelMenuItem => {
  const { product, categories, choices, exceptions } = dish
  const hidden = [product.excludeBranchesIds, ...categories.map(one => one.hiddenBranchesIds)].flat()
  return {
    productId: product.id,
    categoryId: product.categoryId,
    sku: product.sku,
    name: product.name,
    description: product.description,
    imageUrl: imageUrl(product.imageKey),
    price: priceOn({ price: product.price, exceptions }, { rule, branchId: null }),
    sizes: product.sizes.map(({ sizeId, price }) => ({ sizeId, price: priceByRule(price, rule) })),
    modifierGroups: modifierGroupsOf(product, { choices, rule }),
    branchPrices: branchPricesOf(dish, rule),
    isAvailable: product.isVisible && !isLacking(dish),
    excludeBranchesIds: [...new Set(hidden)].toSorted((one, other) => one - other),
    schedules: [product, ...categories].flatMap(({ schedule }) => schedule ?? []),
    calories: product.calories,
    sodiumMg: product.sodiumMg,
    caffeineMg: product.caffeineMg,
    caffeinePer: product.caffeinePer,
    allergens: product.allergens,
  }
}

const noted = (problems: Map<string, MenuProblem>, dish: Dish, { groups, ...found }: Problem): void => {
  const key = `${found.code} ${found.language}`
  const problem = problems.get(key) ?? { ...found, dishes: [] }
  problem.dishes.push({ productId: dish.product.id, name: dish.product.name, groups })
  problems.set(key, problem)
}

/** Returns the menu of a brand for one platform, and the problems of its dishes. */
export const menuFor = (
  dishes: Dish[],
  { platform, rule }: { platform: Platform; rule: ChannelPricing },
): { menu: ChannelMenu; problems: MenuProblem[] } => {
  const problems = new Map<string, MenuProblem>()
  const sent = dishes.filter(dish => {
    const found = problemsOf(dish, platform)
    for (const problem of found) noted(problems, dish, problem)
    return !found.some(({ isBlocking }) => isBlocking)
  })
  const shown = new Map(sent.flatMap(({ categories }) => categories).map(one => [one.id, one]))
  return {
    menu: {
      categories: [...shown.values()].map(({ id, name, index }) => ({ id, name, index })),
      items: sent.map(dish => itemOf(dish, rule)),
    },
    problems: [...problems.values()].toSorted(
      (one, other) => Number(other.isBlocking) - Number(one.isBlocking),
    ),
  }
}
