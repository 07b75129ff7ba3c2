/** Cells of a row in keyboard order. The focusable element of each carries `data-cell`. */
export const CELLS = ['isDrink', 'calories', 'sodiumMg', 'caffeineMg', 'caffeinePer', 'allergens'] as const
export type Cell = (typeof CELLS)[number]
