import type { Localized } from '@sufra/shared/contracts/wire'
import type { Reading } from '../read-cell.ts'
import { readPrice } from '../read-cell.ts'
import { cutAt, indexOfMark, placeOf, readNames, writeNames } from './named-parts.ts'

export interface SheetSize {
  name: Localized
  price: number
}

const MAX_SIZES = 20

const readSize = (raw: string): Reading<SheetSize> => {
  const at = indexOfMark(raw, ':', 'last')
  const name = readNames(at < 0 ? raw : raw.slice(0, at))
  const { value: price, code } = readPrice(at < 0 ? '' : raw.slice(at + 1).trim())
  if (!name) return { code: `import_option_name:${placeOf(raw)}` }
  if (code !== undefined || typeof price !== 'number') return { code: `import_size_price:${placeOf(raw)}` }
  return { value: { name, price } }
}

/** "Small / صغير: 12; Large / كبير: 18". Blank means none. */
export const readSizes = (cell: string): Reading<SheetSize[]> => {
  const sizes: SheetSize[] = []
  for (const raw of cutAt(cell, ';؛|\n')) {
    const { value, code } = readSize(raw)
    if (!value) return { code }
    sizes.push(value)
  }
  return sizes.length > MAX_SIZES ? { code: `import_too_many_sizes:${MAX_SIZES}` } : { value: sizes }
}

export const writeSizes = (sizes: readonly SheetSize[], language: 'ar' | 'en'): string =>
  sizes.map(({ name, price }) => `${writeNames(name, language)}: ${price}`).join('; ')
