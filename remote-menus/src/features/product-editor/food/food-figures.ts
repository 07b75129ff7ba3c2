import { HIGH_SODIUM_MG } from '@sufra/shared/contracts/food-list'

// Sodium is 40 % of salt by weight.
const SALT_OF_SODIUM = 2.5
// A grown-up who walks briskly, as menus abroad reckon it.
const CALORIES_A_MINUTE = 4

/** Grams of salt, to one decimal: 2,000 mg of sodium are 5 g. */
export const saltGrams = (sodiumMg: number): number => Math.round((sodiumMg * SALT_OF_SODIUM) / 100) / 10

/** Whether menus must show the salt icon beside it. */
export const isSalty = (sodiumMg: number | null): boolean => sodiumMg !== null && sodiumMg >= HIGH_SODIUM_MG

/** Minutes of walking that burn it. */
export const walkMinutes = (calories: number): number => Math.round(calories / CALORIES_A_MINUTE)
