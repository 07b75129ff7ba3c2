/** The cells of a row that keys move between, in their order. The mark stands on what takes the focus: `data-cell`. */
export const CELLS = ['isDrink', 'calories', 'sodiumMg', 'caffeineMg', 'caffeinePer', 'allergens'] as const
export type Cell = (typeof CELLS)[number]
