import type { MenuField } from '@sufra/shared/contracts/menu-columns'
import type { Permission } from '@sufra/shared/contracts/permission'
import { inLanguage, readLocalized, searchKey } from '@sufra/shared/contracts/text'
import { matchProducts } from './match-products.ts'
import type { StoredCategory, StoredProduct, WrittenProduct } from './menu-import.repository.ts'
import { differencesOf, nextProduct, shownProduct } from './next-product.ts'
import type { FieldChange } from './next-product.ts'
import type { Fault, Row } from './read-row.ts'

export interface PlannedChange {
  row: number
  /** undefined: a new product */
  before: StoredProduct | undefined
  /** its category has id 0 while `newCategory` names one that has to be made first */
  after: WrittenProduct
  newCategory: string | undefined
  fields: FieldChange[]
}

export interface Plan {
  changes: PlannedChange[]
  unchanged: number
  faults: Fault[]
  /** names of categories that are made, as the file writes them */
  newCategories: string[]
}

// What takes more than `menu.edit` to change of a product that is there.
const BEYOND: Partial<Record<MenuField, Permission>> = {
  isVisible: 'menu.snooze',
  price: 'menu.price',
}

const keyOf = (text: string): string => searchKey(text).trim()

const categoryIndex = (categories: readonly StoredCategory[]): Map<string, number> => {
  const byName = new Map<string, number>()
  for (const { id, name } of categories)
    for (const text of Object.values(readLocalized(name)))
      if (text && !byName.has(keyOf(text))) byName.set(keyOf(text), id)
  return byName
}

/** What a file does to a menu: each row against the product that it is about. */
export const planImport = (
  rows: readonly Row[],
  menu: {
    products: readonly StoredProduct[]
    categories: readonly StoredCategory[]
    permissions: readonly Permission[]
  },
): Plan => {
  const mayChange = (field: MenuField): boolean => {
    const needed = BEYOND[field]
    return needed === undefined || menu.permissions.includes(needed)
  }
  const byName = categoryIndex(menu.categories)
  const names = new Map(menu.categories.map(({ id, name }) => [id, inLanguage(name, 'ar')]))
  const made = new Map<string, string>()
  const changes: PlannedChange[] = []
  let unchanged = 0

  const categoryOf = ({ values }: Row, product: StoredProduct | undefined) => {
    if (values.category === undefined) return { categoryId: product?.categoryId ?? 0, newCategory: undefined }
    const key = keyOf(values.category)
    const known = byName.get(key)
    if (known !== undefined) return { categoryId: known, newCategory: undefined }
    if (!made.has(key)) made.set(key, values.category)
    return { categoryId: 0, newCategory: made.get(key) }
  }

  for (const { row, product } of matchProducts(rows, menu.products)) {
    const { categoryId, newCategory } = categoryOf(row, product)
    const after = nextProduct(row.values, { product, categoryId })
    const refuse = (field: 'nameAr' | 'category', code: string) =>
      row.faults.push({ row: row.number, field, code })
    if (after.name === '' && row.faults.length === 0) refuse('nameAr', 'invalid_name')
    if (categoryId === 0 && newCategory === undefined && row.faults.length === 0)
      refuse('category', 'required')
    if (row.faults.length > 0) continue
    const before = product && shownProduct(product, names.get(product.categoryId) ?? '')
    const fields = differencesOf(
      before ?? null,
      shownProduct(after, newCategory ?? names.get(categoryId) ?? ''),
    )
    const refused = product ? fields.filter(({ field }) => !mayChange(field)) : []
    row.faults.push(...refused.map(({ field }) => ({ row: row.number, field, code: 'import_not_allowed' })))
    if (product && fields.length === 0) unchanged += 1
    else if (refused.length === 0)
      changes.push({ row: row.number, before: product, after, newCategory, fields })
  }
  return {
    changes,
    unchanged,
    faults: rows.flatMap(({ faults }) => faults),
    newCategories: [...made.values()],
  }
}
