import { z } from 'zod'

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
export const Allergen = z.enum(ALLERGENS)
export type Allergen = z.infer<typeof Allergen>

/** From here on a dish carries the salt icon: 5 g of salt. */
export const HIGH_SODIUM_MG = 2000
/** What a healthy adult may have in a day, said beside every figure. */
export const DAILY_CAFFEINE_MG = 400

export const CaffeinePer = z.enum(['cup', '100ml'])
export type CaffeinePer = z.infer<typeof CaffeinePer>

/** What the law asks of each dish beside its calories. Null says that nobody has given it yet. */
export const FoodFacts = z.object({
  isDrink: z.boolean(),
  sodiumMg: z.int().min(0).max(99_999).nullable(),
  caffeineMg: z.int().min(0).max(9_999).nullable().describe('0: none in it'),
  caffeinePer: CaffeinePer.nullable(),
  allergens: z.array(Allergen).max(ALLERGENS.length).nullable().describe('[]: none of them in it'),
})
export type FoodFacts = z.infer<typeof FoodFacts>
