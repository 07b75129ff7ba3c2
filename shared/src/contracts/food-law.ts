import type { FoodFacts } from './food-facts.ts'
import { HIGH_SODIUM_MG } from './food-list.ts'

/** All that the law asks of one product. */
export type ProductFacts = FoodFacts & { calories: number | null }

/** What a menu has to name, in the order in which screens show it. */
export const LAW_FACTS = ['calories', 'sodium', 'caffeine', 'allergens'] as const
export type LawFact = (typeof LAW_FACTS)[number]

/** Whether the law asks for it at all: for the caffeine of drinks, and of whatever else is said to have some. */
export const isAsked = (fact: LawFact, { isDrink, caffeineMg }: ProductFacts): boolean =>
  fact !== 'caffeine' || isDrink || (caffeineMg ?? 0) > 0

const IS_GIVEN: Record<LawFact, (facts: ProductFacts) => boolean> = {
  calories: ({ calories }) => calories !== null,
  sodium: ({ sodiumMg }) => sodiumMg !== null,
  // A figure without its measure says nothing; none at all needs no measure.
  caffeine: ({ caffeineMg, caffeinePer }) =>
    caffeineMg === 0 || (caffeineMg !== null && caffeinePer !== null),
  allergens: ({ allergens }) => allergens !== null,
}

/**
 * What a product still lacks by the rules of the Saudi food authority: calories, and since 1 July 2025 salt, caffeine and
 * allergens. "None" (0, an empty list) is an answer, null is not.
 */
export const missingFacts = (facts: ProductFacts): LawFact[] =>
  LAW_FACTS.filter(fact => isAsked(fact, facts) && !IS_GIVEN[fact](facts))

/** mg of sodium in a tenth of a gram of salt, as the authority counts: 2,000 mg are 5 g. */
const SODIUM_IN_TENTH = 40

/** g of salt, in tenths, rounded down: a product that needs no salt icon never reads as the 5 g that ask for one. */
export const saltGrams = (sodiumMg: number): number => Math.floor(sodiumMg / SODIUM_IN_TENTH) / 10

/** Whether a menu has to show the salt icon beside it. Exactly 5 g counts: the icon there is allowed, its absence might not be. */
export const needsSaltIcon = (sodiumMg: number | null): boolean => (sodiumMg ?? 0) >= HIGH_SODIUM_MG

/** MET: moderate walking (code 17190) and running at 9.7 km/h (12050) of the 2011 Compendium of Physical Activities. */
const MET = { walking: 3.5, running: 9.8 }
export type Activity = keyof typeof MET

/** kg: whom the minutes are for. */
export const BURNER_KG = 70

/**
 * Whole minutes of an activity that burn these kilocalories, for a person of 70 kg: MET × 3.5 × kg ÷ 200 kcal a minute
 * (2011 Compendium of Physical Activities). Anything above nothing takes a minute.
 */
export const minutesToBurn = (calories: number, activity: Activity): number => {
  const minutes = Math.round((calories * 200) / (MET[activity] * 3.5 * BURNER_KG))
  return calories > 0 ? Math.max(1, minutes) : 0
}
