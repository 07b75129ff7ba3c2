import { MENU_FIELDS } from '@sufra/shared/contracts/menu-columns'
import type { MenuField } from '@sufra/shared/contracts/menu-columns'
import { readLocalized, searchKey } from '@sufra/shared/contracts/text'
import { writeLocalized } from '#src/modules/catalogue/product/product.service.ts'
import type { StoredProduct, WrittenProduct } from './menu-import.repository.ts'
import type { RowValues } from './read-row.ts'

const DEFAULT_INDEX = 12

const localizedOf = (
  before: string | null,
  { ar, en }: { ar: string | undefined; en: string | undefined },
): string | null => {
  const old = before === null ? { ar: '', en: '' } : readLocalized(before)
  const next = { ar: ar ?? old.ar, en: en ?? old.en }
  return next.ar || next.en ? writeLocalized(next) : null
}

const given = <Value>(value: Value | undefined, before: Value): Value =>
  value === undefined ? before : value

const NEW: Omit<WrittenProduct, 'name' | 'searchKey' | 'categoryId' | 'description'> = {
  sku: null,
  price: null,
  calories: null,
  sodiumMg: null,
  caffeineMg: null,
  allergens: null,
  isVisible: true,
  index: DEFAULT_INDEX,
}

/** A product as its row leaves it; the name is empty when neither has one. */
export const nextProduct = (
  values: RowValues,
  { product, categoryId }: { product: StoredProduct | undefined; categoryId: number },
): WrittenProduct => {
  const before = product ?? NEW
  const names = { ar: values.nameAr, en: values.nameEn }
  const descriptions = { ar: values.descriptionAr, en: values.descriptionEn }
  const name = localizedOf(product?.name ?? null, names) ?? ''
  const { ar, en } = readLocalized(name)
  return {
    sku: given(values.sku, before.sku),
    name,
    searchKey: searchKey(`${en} ${ar}`),
    description: localizedOf(product?.description ?? null, descriptions),
    categoryId,
    price: given(values.price, before.price),
    calories: given(values.calories, before.calories),
    sodiumMg: given(values.sodiumMg, before.sodiumMg),
    caffeineMg: given(values.caffeineMg, before.caffeineMg),
    allergens: given(values.allergens, before.allergens),
    isVisible: given(values.isVisible, before.isVisible),
    index: given(values.index, before.index),
  }
}

type Shown = Record<MenuField, string>

/** A product as a sheet shows it; numbers as they are, allergens by their words in the contracts. */
export const shownProduct = (product: Omit<WrittenProduct, 'searchKey'>, category: string): Shown => {
  const name = readLocalized(product.name)
  const description = product.description === null ? { ar: '', en: '' } : readLocalized(product.description)
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  return {
    sku: text(product.sku),
    nameAr: name.ar,
    nameEn: name.en,
    descriptionAr: description.ar,
    descriptionEn: description.en,
    category,
    price: text(product.price),
    calories: text(product.calories),
    sodiumMg: text(product.sodiumMg),
    caffeineMg: text(product.caffeineMg),
    allergens: product.allergens === null ? '' : product.allergens.join(', ') || '-',
    isVisible: product.isVisible ? 'yes' : 'no',
    index: text(product.index),
  }
}

export interface FieldChange {
  field: MenuField
  before: string
  after: string
}

export const differencesOf = (before: Shown | null, after: Shown): FieldChange[] =>
  MENU_FIELDS.flatMap(field => {
    const old = before?.[field] ?? ''
    return old === after[field] ? [] : [{ field, before: old, after: after[field] }]
  })
