import type { Product } from '@sufra/shared/contracts/product'
import { hasForbiddenCharacters } from './localized-input.ts'

// Leaves room above for the numbers that new rows get.
const HIGHEST_SENT_ID = 2_000_000_000

// New modifiers and options come without an id; the product numbers its own.
const numbered = <Row extends { id?: number }>(rows: Row[]): Row[] => {
  let next = Math.max(0, ...rows.map(row => row.id ?? 0))
  return rows.map(row => ({ ...row, id: row.id ?? ++next }))
}

export const numberedModifiers = (modifiers: Product['modifiers']): Product['modifiers'] =>
  numbered(modifiers.map(modifier => ({ ...modifier, options: numbered(modifier.options) })))

const areIdsSound = (rows: { id?: number }[]): boolean => {
  const given = rows.map(({ id }) => id).filter(id => id !== undefined)
  return new Set(given).size === given.length && given.every(id => id <= HIGHEST_SENT_ID)
}

/** What the shapes alone do not say: ids are used once, min is not above max, names are plain text. */
export const areModifiersSound = (modifiers: Product['modifiers']): boolean =>
  areIdsSound(modifiers) &&
  modifiers.every(
    ({ min, max, name, options }) =>
      min <= max &&
      areIdsSound(options) &&
      ![
        name.ar,
        name.en,
        ...options.flatMap(option => [option.optionNameEn, option.optionNameAr ?? '']),
      ].some(hasForbiddenCharacters),
  )
