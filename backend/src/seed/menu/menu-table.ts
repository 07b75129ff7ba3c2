/** One line of a menu table. */
export interface MenuItem {
  sku: string
  ar: string
  en: string
  price: number | null
  calories: number | null
  /** name of a set of modifiers; empty for none */
  modifiers: string
}

const itemOf = (line: string): MenuItem => {
  const [sku = '', ar = '', en = '', price = '-', calories = '', modifiers = ''] = line
    .split('|')
    .map(cell => cell.trim())
  return {
    sku,
    ar,
    en,
    price: price === '-' ? null : Number(price),
    calories: calories === '' ? null : Number(calories),
    modifiers,
  }
}

/**
 * Reads `sku | Arabic | English | SAR or - | kcal | modifiers`, one product a line. A table is easier to review than a
 * hundred objects.
 */
export const readMenu = (table: string): MenuItem[] => table.trim().split('\n').map(itemOf)
