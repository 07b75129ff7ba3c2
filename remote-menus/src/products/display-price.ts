/** SAR that a card shows for a product without a price. Never stored, never totalled (specification#products). */
export const DISPLAY_PRICE = 35
