import type { ImportField, MenuField } from '@sufra/shared/contracts/menu-columns'
import type { Product } from '@sufra/shared/contracts/product'
import { isUnstorable, tidyCode, trimInvisible } from '@sufra/shared/contracts/text'
import { hasForbiddenCharacters } from '#src/modules/catalogue/product/product.service.ts'
import { damageOf } from '#src/modules/infrastructure/infrastructure.ts'
import type { Line } from '#src/modules/infrastructure/infrastructure.ts'
import { isFormula, withoutQuote } from './cell-values.ts'
import { readModifiers } from './cells/modifiers-cell.ts'
import type { SheetModifiers } from './cells/modifiers-cell.ts'
import { readSizes } from './cells/sizes-cell.ts'
import type { SheetSize } from './cells/sizes-cell.ts'
import type { Mapping } from './guess-mapping.ts'
import {
  readAllergens,
  readCaffeinePer,
  readCategory,
  readDescription,
  readIndex,
  readName,
  readPicture,
  readPrice,
  readSku,
  readVisible,
  readWhole,
} from './read-cell.ts'
import type { Reading } from './read-cell.ts'

/** Values of a product in a row; undefined without such a column, or for an empty cell. */
export interface RowValues {
  sku: string | null | undefined
  nameAr: string | undefined
  nameEn: string | undefined
  descriptionAr: string | undefined
  descriptionEn: string | undefined
  category: string | undefined
  price: number | null | undefined
  sizes: SheetSize[] | undefined
  modifiers: SheetModifiers | undefined
  calories: number | null | undefined
  sodiumMg: number | null | undefined
  caffeineMg: number | null | undefined
  caffeinePer: Product['caffeinePer'] | undefined
  allergens: Product['allergens'] | undefined
  isVisible: boolean | undefined
  index: number | undefined
  /** name of a file */
  picture: string | undefined
}

export interface Fault {
  row: number
  /** null: the whole row */
  field: ImportField | null
  /** message key of the contracts' field texts */
  code: string
}

export interface Row {
  number: number
  /** numbers of all rows of the item */
  numbers: number[]
  values: RowValues
  faults: Fault[]
}

const isArabic = (text: string | undefined): boolean => /\p{Script=Arabic}/u.test(text ?? '')

// A sheet with one column of names may have both languages; a text in Arabic letters is never an English
// name.
const inLanguageOfLetters = (values: RowValues, mapping: Mapping): RowValues => {
  const next = { ...values }
  if (mapping.nameAr === undefined && isArabic(values.nameEn)) {
    next.nameAr = values.nameEn
    next.nameEn = undefined
  }
  if (mapping.descriptionAr === undefined && isArabic(values.descriptionEn)) {
    next.descriptionAr = values.descriptionEn
    next.descriptionEn = undefined
  }
  return next
}

// Fields of numbers and codes; a mark within a text may be meant.
const CODES: ReadonlySet<MenuField> = new Set([
  'sku',
  'price',
  'calories',
  'sodiumMg',
  'caffeineMg',
  'index',
] satisfies MenuField[])

/** Excel holds no more in a cell; without a bound one cell could keep a processor busy. */
const LONGEST_CELL = 32_767

/** Reads one row by the assigned columns. */
export const readRow = ({ number, cells }: Line, mapping: Mapping): Row => {
  const faults: Fault[] = []
  const take = <Value>(field: MenuField, read: (cell: string) => Reading<Value>): Value | undefined => {
    const column = mapping[field]
    if (column === undefined) return undefined
    const cell = (CODES.has(field) ? tidyCode : trimInvisible)(cells[column] ?? '')
    const refuse = (code: string) => {
      faults.push({ row: number, field, code })
      return undefined
    }
    if (cell.length > LONGEST_CELL) return refuse(`too_big_string:${LONGEST_CELL}`)
    if (isFormula(cell)) return refuse('import_formula_cell')
    const damage = damageOf(cell)
    if (damage !== undefined) return refuse(damage)
    if (hasForbiddenCharacters(cell) || isUnstorable(cell)) return refuse('unstorable_text')
    const { value, code } = read(withoutQuote(cell))
    return code === undefined ? value : refuse(code)
  }
  const values = {
    sku: take('sku', readSku),
    nameAr: take('nameAr', readName),
    nameEn: take('nameEn', readName),
    descriptionAr: take('descriptionAr', readDescription),
    descriptionEn: take('descriptionEn', readDescription),
    category: take('category', readCategory) || undefined,
    price: take('price', readPrice),
    sizes: take('sizes', readSizes),
    modifiers: take('modifiers', readModifiers),
    calories: take('calories', readWhole(9_999)),
    sodiumMg: take('sodiumMg', readWhole(99_999)),
    caffeineMg: take('caffeineMg', readWhole(9_999)),
    caffeinePer: take('caffeinePer', readCaffeinePer),
    allergens: take('allergens', readAllergens),
    isVisible: take('isVisible', readVisible),
    index: take('index', readIndex),
    picture: take('picture', readPicture) || undefined,
  }
  return { number, numbers: [number], values: inLanguageOfLetters(values, mapping), faults }
}
