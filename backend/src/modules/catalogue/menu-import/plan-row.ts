import type { MenuField } from '@sufra/shared/contracts/menu-columns'
import type { Permission } from '@sufra/shared/contracts/permission'
import { inLanguage, readLocalized, searchKey } from '@sufra/shared/contracts/text'
import { changesPrices } from '#src/modules/catalogue/product/product.service.ts'
import { groupRefusal } from './cells/merge-modifiers.ts'
import type { NamedEntity } from './cells/known-names.ts'
import { choicesMeant, createSizeFinder } from './cells/resolve-cells.ts'
import type { StoredCategory, StoredProduct, WrittenProduct } from './menu-import.repository.ts'
import { nextProduct } from './next-product.ts'
import type { PictureCandidate } from './pictures/match-pictures.ts'
import type { Row, RowValues } from './read-row.ts'
import { differencesOf, shownProduct } from './shown-product.ts'
import type { FieldChange, Names } from './shown-product.ts'

export interface PlannedChange {
  /** null: no row, a picture only */
  row: number | null
  /** undefined: a new product */
  before: StoredProduct | undefined
  /** its category has id 0 when `newCategory` has to be created first; sizes below 0 are in `newSizes` */
  after: WrittenProduct
  newCategory: string | undefined
  fields: FieldChange[]
}

export interface MenuNow {
  products: readonly StoredProduct[]
  categories: readonly StoredCategory[]
  sizes: readonly NamedEntity[]
  choices: readonly NamedEntity[]
  permissions: readonly Permission[]
  /** whether the caller works at all branches of the brand, because a sheet takes products off sale in all of them */
  isEverywhere: boolean
  language: 'ar' | 'en'
}

/** A row with its product, or a product without a row. */
export interface Subject extends PictureCandidate {
  row: Row | undefined
  product: StoredProduct | undefined
}

export const NO_VALUES: RowValues = {
  sku: undefined,
  nameAr: undefined,
  nameEn: undefined,
  descriptionAr: undefined,
  descriptionEn: undefined,
  category: undefined,
  price: undefined,
  sizes: undefined,
  modifiers: undefined,
  calories: undefined,
  sodiumMg: undefined,
  caffeineMg: undefined,
  caffeinePer: undefined,
  allergens: undefined,
  isVisible: undefined,
  index: undefined,
  picture: undefined,
}

const keyOf = (text: string): string => searchKey(text).trim()

const createCategoryFinder = (categories: readonly StoredCategory[]) => {
  const byName = new Map<string, number[]>()
  for (const { id, name } of categories)
    for (const text of Object.values(readLocalized(name)))
      if (text) byName.set(keyOf(text), [...(byName.get(keyOf(text)) ?? []), id])
  const made = new Map<string, string>()
  return {
    made,
    find: (name: string | undefined, product: StoredProduct | undefined) => {
      if (name === undefined) return { categoryId: product?.categoryId ?? 0, newCategory: undefined }
      const namesakes = byName.get(keyOf(name)) ?? []
      // Of several with that name, the product's present category takes precedence.
      const known = namesakes.find(id => id === product?.categoryId) ?? namesakes[0]
      if (known !== undefined) return { categoryId: known, newCategory: undefined }
      if (!made.has(keyOf(name))) made.set(keyOf(name), name)
      return { categoryId: 0, newCategory: made.get(keyOf(name)) }
    },
  }
}

type Compared = Pick<WrittenProduct, 'price' | 'sizes' | 'modifiers' | 'isVisible'>

interface Rights extends Pick<MenuNow, 'permissions' | 'isEverywhere'> {
  before: Compared
  after: Compared
}

/** Returns whether a field of an existing product may be changed; some need more than `menu.edit`. */
const mayChange = (field: MenuField, { before, after, permissions, isEverywhere }: Rights): boolean => {
  if (field === 'isVisible') return isEverywhere && permissions.includes('menu.snooze')
  if (field !== 'price' && field !== 'sizes' && field !== 'modifiers') return true
  const draft = { ...before, [field]: after[field] }
  return permissions.includes('menu.price') || !changesPrices({ row: { ...before, imageKey: null }, draft })
}

/** Returns whether a row leaves caffeine without a unit, which the editor refuses too. */
const lacksCaffeinePer = (said: RowValues, { caffeineMg, caffeinePer }: WrittenProduct): boolean =>
  (said.caffeineMg !== undefined || said.caffeinePer !== undefined) &&
  (caffeineMg ?? 0) > 0 &&
  caffeinePer === null

/** Plans one subject after the other; missing categories and sizes are created once. */
export const createPlanner = (menu: MenuNow, keys: Map<Subject, string>) => {
  const categories = createCategoryFinder(menu.categories)
  const sizes = createSizeFinder(menu.sizes)
  const choiceNames = new Map(menu.choices.map(({ id, name }) => [id, name]))
  const categoryNames = new Map(menu.categories.map(({ id, name }) => [id, inLanguage(name, 'ar')]))
  const names: Names = { language: menu.language, size: sizes.nameOf, choice: id => choiceNames.get(id) }

  /** Looks up the names in a row; unknown ones go to `faults`. */
  const lookUp = ({ row, product }: Subject) => {
    const take = <Value>(
      field: 'sizes' | 'modifiers',
      reading: { value?: Value; code?: string } | undefined,
    ) => {
      if (row && reading?.code !== undefined) row.faults.push({ row: row.number, field, code: reading.code })
      return reading?.value
    }
    const { values = NO_VALUES } = row ?? {}
    const carriedSizes = (product?.sizes ?? []).map(({ sizeId }) => sizeId)
    const choices = { known: menu.choices, carried: product?.choicesIds ?? [] }
    return {
      sizes: take('sizes', values.sizes && sizes.find(values.sizes, carriedSizes)),
      choicesIds: take('modifiers', values.modifiers && choicesMeant(values.modifiers.choices, choices)),
    }
  }

  const plan = (subject: Subject): PlannedChange | 'unchanged' | 'refused' => {
    const { row, product } = subject
    const values = row?.values ?? NO_VALUES
    const faults = row?.faults ?? []
    const refuse = (field: MenuField, code: string) => faults.push({ row: row?.number ?? 0, field, code })
    const { categoryId, newCategory } = categories.find(values.category, product)
    const found = { ...lookUp(subject), imageKey: keys.get(subject) }
    const after = nextProduct(values, { product, categoryId, ...found })
    if (after.name === '' && faults.length === 0) refuse('nameAr', 'invalid_name')
    if (categoryId === 0 && newCategory === undefined && faults.length === 0) refuse('category', 'required')
    if (faults.length === 0 && lacksCaffeinePer(values, after))
      refuse(values.caffeinePer === undefined ? 'caffeineMg' : 'caffeinePer', 'caffeine_per_what')
    const group = values.modifiers && groupRefusal(after, { before: product, names: choiceNames })
    if (faults.length === 0 && group) refuse('modifiers', group)
    if (faults.length > 0) return 'refused'
    const shown = (of: WrittenProduct | StoredProduct, category: string) =>
      shownProduct(of, { category, names })
    const fields = differencesOf(
      product ? shown(product, categoryNames.get(product.categoryId) ?? '') : null,
      shown(after, newCategory ?? categoryNames.get(categoryId) ?? ''),
    )
    if (!product) return { row: row?.number ?? null, before: undefined, after, newCategory, fields }
    const rights = { ...menu, before: product, after }
    for (const { field } of fields) if (!mayChange(field, rights)) refuse(field, 'import_not_allowed')
    if (faults.length > 0) return 'refused'
    if (fields.length === 0) return 'unchanged'
    return { row: row?.number ?? null, before: product, after, newCategory, fields }
  }
  return { plan, made: () => ({ newCategories: [...categories.made.values()], newSizes: sizes.made }) }
}
