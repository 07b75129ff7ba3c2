import type { FoodFacts } from './food-facts.ts'
import { HIGH_SODIUM_MG } from './food-list.ts'

/** All food facts that the law requires of one product. */
export type ProductFacts = FoodFacts & { calories: number | null }

/** Facts that a menu has to state, in display order. */
export const LAW_FACTS = ['calories', 'sodium', 'caffeine', 'allergens'] as const
export type LawFact = (typeof LAW_FACTS)[number]

/** Returns true if the law requires the fact: caffeine only for drinks and for products that contain some. */
export const isAsked = (fact: LawFact, { isDrink, caffeineMg }: ProductFacts): boolean =>
  fact !== 'caffeine' || isDrink || (caffeineMg ?? 0) > 0

const IS_GIVEN: Record<LawFact, (facts: ProductFacts) => boolean> = {
  calories: ({ calories }) => calories !== null,
  sodium: ({ sodiumMg }) => sodiumMg !== null,
  // An amount without its unit says nothing; zero needs no unit.
  caffeine: ({ caffeineMg, caffeinePer }) =>
    caffeineMg === 0 || (caffeineMg !== null && caffeinePer !== null),
  allergens: ({ allergens }) => allergens !== null,
}

/**
 * Returns the facts that a product still lacks by the rules of the Saudi food authority: calories, and since 1 July
 * 2025 salt, caffeine and allergens. "None" (0, an empty list) is an answer, null is not.
 */
export const missingFacts = (facts: ProductFacts): LawFact[] =>
  LAW_FACTS.filter(fact => isAsked(fact, facts) && !IS_GIVEN[fact](facts))

/** Sodium in mg per 0.1 g of salt, as the authority calculates: 2,000 mg are 5 g. */
const SODIUM_IN_TENTH = 40

/**
 * Returns grams of salt with one decimal, rounded down: a product without the salt icon never shows 5 g, which require
 * it.
 */
export const saltGrams = (sodiumMg: number): number => Math.floor(sodiumMg / SODIUM_IN_TENTH) / 10

/**
 * Returns true if a menu has to show the salt icon. Exactly 5 g counts: the icon is allowed there, its absence might
 * not be.
 */
export const needsSaltIcon = (sodiumMg: number | null): boolean => (sodiumMg ?? 0) >= HIGH_SODIUM_MG

/** MET: moderate walking (code 17190) and running at 9.7 km/h (12050) of the 2011 Compendium of Physical Activities. */
const MET = { walking: 3.5, running: 9.8 }
export type Activity = keyof typeof MET

/** Body weight in kg for the minutes. */
export const BURNER_KG = 70

/**
 * Returns whole minutes of an activity that burn these kilocalories, for a person of 70 kg: MET × 3.5 × kg ÷ 200 kcal a
 * minute (2011 Compendium of Physical Activities). At least one minute for more than zero.
 */
export const minutesToBurn = (calories: number, activity: Activity): number => {
  const minutes = Math.round((calories * 200) / (MET[activity] * 3.5 * BURNER_KG))
  return calories > 0 ? Math.max(1, minutes) : 0
}
