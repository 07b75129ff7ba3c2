/** What the Saudi food authority has menus name (SFDA.FD 2483, 56 and 5021), by the words of its list. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

/** From here on a dish carries the salt icon: 5 g of salt. */
export const HIGH_SODIUM_MG = 2000
/** What a healthy adult may have in a day, said beside every figure. */
export const DAILY_CAFFEINE_MG = 400
