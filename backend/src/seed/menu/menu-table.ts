import type { DishDrawing } from '../dishes/draw-dish.ts'

/** One line of a menu table. */
export interface MenuItem {
  sku: string
  ar: string
  en: string
  price: number | null
  calories: number | null
  drawing: DishDrawing | null
  /** name of a set of modifiers; empty for none */
  modifiers: string
}

const HERBS = '5c9440'
const WHITE = 'ffffff'

const drawingOf = (text: string): DishDrawing | null => {
  const [kind = '-', main = WHITE, second = WHITE, accent = HERBS, dish = WHITE] = text.split(/\s+/)
  if (kind === '-') return null
  return { kind, look: { main: `#${main}`, second: `#${second}`, accent: `#${accent}`, dish: `#${dish}` } }
}

const itemOf = (line: string): MenuItem => {
  const [sku = '', ar = '', en = '', price = '-', calories = '', drawing = '-', modifiers = ''] = line
    .split('|')
    .map(cell => cell.trim())
  return {
    sku,
    ar,
    en,
    price: price === '-' ? null : Number(price),
    calories: calories === '' ? null : Number(calories),
    drawing: drawingOf(drawing),
    modifiers,
  }
}

/**
 * Reads `sku | Arabic | English | SAR or - | kcal | drawing with its colours or - | modifiers`, one product a line. A
 * table is easier to review than a hundred objects.
 */
export const readMenu = (table: string): MenuItem[] => table.trim().split('\n').map(itemOf)
