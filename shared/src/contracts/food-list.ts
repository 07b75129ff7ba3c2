/** Allergens that the Saudi food authority requires on menus (SFDA.FD 2483, 56 and 5021), by the names of its list. */
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

/** Sodium in mg from which a dish has the salt icon: 5 g of salt. */
export const HIGH_SODIUM_MG = 2000
/** Daily limit of caffeine in mg for a healthy adult, shown beside every amount. */
export const DAILY_CAFFEINE_MG = 400
