import { readLocalized, searchKey } from '@sufra/shared/contracts/text'
import { writeLocalized } from '#src/modules/catalogue/product/product.service.ts'
import { carriedModifiers } from './cells/merge-modifiers.ts'
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
  sizes: [],
  modifiers: [],
  choicesIds: [],
  calories: null,
  sodiumMg: null,
  caffeineMg: null,
  caffeinePer: null,
  allergens: null,
  isVisible: true,
  index: DEFAULT_INDEX,
  imageKey: null,
}

interface Found extends Pick<Partial<WrittenProduct>, 'sizes' | 'choicesIds' | 'imageKey'> {
  product: StoredProduct | undefined
  categoryId: number
}

/**
 * Returns a product after its row; the name is empty when neither has one. `found` contains the results of
 * look-ups by name.
 */
export const nextProduct = (values: RowValues, { product, categoryId, ...found }: Found): WrittenProduct => {
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
    sizes: given(found.sizes, before.sizes),
    modifiers: values.modifiers
      ? carriedModifiers(values.modifiers.groups, before.modifiers)
      : before.modifiers,
    choicesIds: given(found.choicesIds, before.choicesIds),
    calories: given(values.calories, before.calories),
    sodiumMg: given(values.sodiumMg, before.sodiumMg),
    caffeineMg: given(values.caffeineMg, before.caffeineMg),
    caffeinePer: given(values.caffeinePer, before.caffeinePer),
    allergens: given(values.allergens, before.allergens),
    isVisible: given(values.isVisible, before.isVisible),
    index: given(values.index, before.index),
    imageKey: given(found.imageKey, before.imageKey),
  }
}
