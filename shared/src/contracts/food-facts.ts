import { z } from 'zod'
import { ALLERGENS } from './food-list.ts'

export const Allergen = z.enum(ALLERGENS)
export type Allergen = z.infer<typeof Allergen>

export const CaffeinePer = z.enum(['cup', '100ml'])
export type CaffeinePer = z.infer<typeof CaffeinePer>

/** Food facts required by law, beside the calories. Null means "not stated". */
export const FoodFacts = z.object({
  isDrink: z.boolean(),
  sodiumMg: z.int().min(0).max(99_999).nullable(),
  caffeineMg: z.int().min(0).max(9_999).nullable().describe('0 if it contains none'),
  caffeinePer: CaffeinePer.nullable(),
  allergens: z.array(Allergen).max(ALLERGENS.length).nullable().describe('empty if it contains none'),
})
export type FoodFacts = z.infer<typeof FoodFacts>
