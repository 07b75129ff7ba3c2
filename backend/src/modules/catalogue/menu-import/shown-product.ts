import { MENU_FIELDS } from '@sufra/shared/contracts/menu-columns'
import type { MenuField } from '@sufra/shared/contracts/menu-columns'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import { imageUrl } from '#src/modules/infrastructure/infrastructure.ts'
import { groupOf } from './cells/merge-modifiers.ts'
import { writeModifiers } from './cells/modifiers-cell.ts'
import { writeSizes } from './cells/sizes-cell.ts'
import type { WrittenProduct } from './menu-import.repository.ts'

/** Names by id; undefined for deleted entities. */
export interface Names {
  language: 'ar' | 'en'
  size: (id: number) => Localized | undefined
  choice: (id: number) => Localized | undefined
}

type Shown = Record<MenuField, string>

/** Returns the cells for sizes and for option groups, including shared choices. */
export const writeCells = (
  { sizes, modifiers, choicesIds }: Pick<WrittenProduct, 'sizes' | 'modifiers' | 'choicesIds'>,
  { language, size, choice }: Names,
): { sizes: string; modifiers: string } => {
  const priced = sizes.flatMap(({ sizeId, price }) => {
    const name = size(sizeId)
    return name ? [{ name, price }] : []
  })
  const choices = choicesIds.flatMap(id => choice(id) ?? [])
  return {
    sizes: writeSizes(priced, language),
    modifiers: writeModifiers({ groups: modifiers.map(groupOf), choices }, language),
  }
}

/**
 * Returns a product as in a sheet: numbers unchanged, allergens by their names in the contracts, a picture by
 * its URL.
 */
export const shownProduct = (
  product: Omit<WrittenProduct, 'searchKey'>,
  { category, names }: { category: string; names: Names },
): Shown => {
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
    ...writeCells(product, names),
    calories: text(product.calories),
    sodiumMg: text(product.sodiumMg),
    caffeineMg: text(product.caffeineMg),
    caffeinePer: text(product.caffeinePer),
    allergens: product.allergens === null ? '' : product.allergens.join(', ') || '-',
    isVisible: product.isVisible ? 'yes' : 'no',
    index: text(product.index),
    picture: imageUrl(product.imageKey) ?? '',
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
