import type { ChoiceAvailability, Lack, OptionAvailability } from '@sufra/shared/contracts/availability'
import type { ProductAvailability } from '@sufra/shared/contracts/live-event'
import type { Product, ProductPage } from '@sufra/shared/contracts/product'

/** A newer state of a product, from an event or another answer. */
export type MenuChange = Pick<ProductAvailability, 'id' | 'rowVersion'> &
  Partial<Product> &
  Partial<Pick<ProductAvailability, 'modifierOptions' | 'isEdited' | 'isRemoved'>>

type Modifiers = Product['modifiers']

/** Merges newer availability into options that carry more fields. */
export const withOptions = <Option extends { id?: number }>(
  options: readonly Option[],
  changes: readonly OptionAvailability[],
): (Option | (Option & OptionAvailability))[] =>
  options.map(option => {
    const change = changes.find(({ id }) => id === option.id)
    return change ? { ...option, ...change } : option
  })

const withModifierOptions = (
  modifiers: Modifiers,
  changes: NonNullable<MenuChange['modifierOptions']>,
): Modifiers =>
  modifiers.map(modifier => {
    const change = changes.find(({ id }) => id === modifier.id)
    return change ? { ...modifier, options: withOptions(modifier.options, change.options) } : modifier
  })

const withChange = (product: Product, change: MenuChange | undefined): Product => {
  if (!change || change.rowVersion < product.rowVersion) return product
  const { modifierOptions, isEdited, ...facts } = change
  const modifiers = withModifierOptions(facts.modifiers ?? product.modifiers, modifierOptions ?? [])
  // The change lacks other edited fields, so the cached version number stays; otherwise an update would overwrite them.
  const rowVersion = isEdited ? product.rowVersion : change.rowVersion
  return { ...product, ...facts, modifiers, rowVersion }
}

const isGone = (product: Product, change: MenuChange | undefined): boolean =>
  change?.isRemoved === true && change.rowVersion >= product.rowVersion

/**
 * Returns the page with newer changes applied; deleted products are removed. A change older than the page is ignored.
 */
export const withChanges = (page: ProductPage, changes: readonly MenuChange[]): ProductPage => {
  const oldestFirst = changes.toSorted((left, right) => left.rowVersion - right.rowVersion)
  const byId = new Map(oldestFirst.map(change => [change.id, change]))
  if (!page.data.some(product => byId.has(product.id))) return page
  const kept = page.data.filter(product => !isGone(product, byId.get(product.id)))
  return {
    ...page,
    totalCount: page.totalCount - (page.data.length - kept.length),
    data: kept.map(product => withChange(product, byId.get(product.id))),
  }
}

/** Returns true if the page holds a product that was edited since, so only the server has its current fields. */
export const isOutdated = ({ data }: ProductPage, changes: readonly MenuChange[]): boolean =>
  changes.some(
    ({ id, rowVersion, isEdited }) =>
      isEdited && data.some(product => product.id === id && product.rowVersion < rowVersion),
  )

const withLack = (product: Product, choiceId: number, lack: Lack | null): Product => {
  const isSame = ({ kind, id }: Lack) => kind === 'choice' && id === choiceId
  if (!product.choicesIds.includes(choiceId)) return product
  if (!lack && !product.lacks.some(isSame)) return product
  const others = product.lacks.filter(each => !isSame(each))
  return { ...product, lacks: lack ? [...others, lack] : others }
}

/** Returns the page with the availability of shared modifier groups applied to every product that uses them. */
export const withChoices = (page: ProductPage, choices: readonly ChoiceAvailability[]): ProductPage => {
  const data = page.data.map(product =>
    choices.reduce((known, { id, lack }) => withLack(known, id, lack), product),
  )
  return data.every((product, at) => product === page.data[at]) ? page : { ...page, data }
}

/** Joins all pages into one list. A product that moved to another page between two answers is listed once. */
export const productsOf = (pages: readonly ProductPage[]): Product[] => {
  const byId = new Map<number, Product>()
  for (const product of pages.flatMap(page => page.data)) {
    if (!byId.has(product.id)) byId.set(product.id, product)
  }
  return [...byId.values()]
}
