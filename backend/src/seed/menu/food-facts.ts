import type { Allergen, FoodFacts } from '@sufra/shared/contracts/food-facts'
import type { MenuItem } from './menu-table.ts'

/** Typical facts of a section: sodium in mg (base and per kcal), and the allergens of nearly all its dishes. */
interface Section {
  sodium: [base: number, perKcal: number]
  allergens: Allergen[]
  isDrink?: true
}

const SECTIONS: Record<string, Section> = {
  RIC: { sodium: [320, 1.1], allergens: [] },
  GRL: { sodium: [380, 0.9], allergens: ['gluten'] },
  CLD: { sodium: [240, 0.8], allergens: [] },
  HOT: { sodium: [290, 0.7], allergens: ['gluten'] },
  SLD: { sodium: [160, 0.9], allergens: [] },
  SOP: { sodium: [480, 1.3], allergens: ['celery'] },
  SND: { sodium: [410, 1.2], allergens: ['gluten'] },
  BRG: { sodium: [450, 1.1], allergens: ['gluten', 'eggs', 'milk', 'sesame'] },
  BKR: { sodium: [260, 1.9], allergens: ['gluten'] },
  TRD: { sodium: [300, 1.2], allergens: ['gluten'] },
  DES: { sodium: [60, 0.3], allergens: ['gluten', 'milk'] },
  DRK: { sodium: [5, 0.05], allergens: [], isDrink: true },
  COF: { sodium: [5, 0.4], allergens: ['milk'], isDrink: true },
  BAK: { sodium: [90, 0.7], allergens: ['gluten', 'eggs', 'milk'] },
  COL: { sodium: [10, 0.1], allergens: [], isDrink: true },
}

// Allergens that a name reveals.
const NAMED: [pattern: RegExp, allergens: Allergen[]][] = [
  [/shrimp/i, ['crustaceans']],
  [/fish|hammour|sayadieh/i, ['fish']],
  [/hummus|moutabal|ghanouj|falafel|tahini/i, ['sesame']],
  [/cheese|labneh|halloumi|yoghurt|ayran|kunafa|pizza|greek|caesar|mushroom soup|smoothie/i, ['milk']],
  [/almond|muhammara|baklava|maamoul|quinoa/i, ['nuts']],
  [/caesar|shakshuka|cake|club/i, ['eggs']],
  [/caesar|hot dog/i, ['mustard']],
  [/tabbouleh|fattoush|kibbeh/i, ['gluten']],
]
const FREE_OF_MILK = new Set(['COF-01', 'COF-06', 'COF-08'])

// Preserved with salt.
const SODIUM = new Map([
  ['CLD-08', 1560],
  ['CLD-09', 2140],
  ['DRK-09', 310],
])

const CAFFEINE = new Map<string, [mg: number, per: FoodFacts['caffeinePer']]>([
  ['DRK-07', [60, 'cup']],
  ['DRK-08', [45, 'cup']],
  ['DRK-10', [10, '100ml']],
  ['DRK-12', [140, 'cup']],
  ['COF-01', [145, 'cup']],
  ['COF-02', [75, 'cup']],
  ['COF-03', [75, 'cup']],
  ['COF-04', [130, 'cup']],
  ['COF-05', [130, 'cup']],
  ['COF-06', [200, 'cup']],
  ['COF-07', [85, 'cup']],
  ['COF-08', [40, 'cup']],
  ['COL-01', [35, 'cup']],
  ['COL-05', [60, 'cup']],
  ['COL-06', [70, 'cup']],
])

// Left without sodium, so that the demo has missing facts to show.
const WITHOUT_SODIUM = new Set([
  'RIC-10',
  'GRL-07',
  'HOT-08',
  'SND-10',
  'SND-12',
  'BRG-04',
  'TRD-04',
  'DES-12',
])
const WITHOUT_ALLERGENS = new Set([
  'RIC-09',
  'RIC-10',
  'GRL-12',
  'SOP-06',
  'BKR-04',
  'TRD-06',
  'DES-05',
  'DES-08',
])
const WITHOUT_CAFFEINE = new Set(['DRK-04', 'DRK-06', 'COL-02'])

const sodiumOf = ({ sku, calories }: MenuItem, [base, perKcal]: Section['sodium']): number | null => {
  if (calories === null || WITHOUT_SODIUM.has(sku)) return null
  return SODIUM.get(sku) ?? Math.round((base + calories * perKcal) / 10) * 10
}

const allergensOf = ({ sku, en, calories }: MenuItem, usual: Allergen[]): Allergen[] | null => {
  if (calories === null || WITHOUT_ALLERGENS.has(sku)) return null
  const named = NAMED.flatMap(([pattern, allergens]) => (pattern.test(en) ? allergens : []))
  return [...new Set(FREE_OF_MILK.has(sku) ? named : [...usual, ...named])]
}

/** Returns the food facts of a dish that the law requires; null if unknown. */
export const foodFactsOf = (item: MenuItem): FoodFacts => {
  const section = SECTIONS[item.sku.slice(0, 3)] ?? { sodium: [0, 0], allergens: [] }
  const [caffeineMg, caffeinePer] = CAFFEINE.get(item.sku) ?? [0, null]
  return {
    isDrink: section.isDrink ?? false,
    sodiumMg: sodiumOf(item, section.sodium),
    caffeineMg: WITHOUT_CAFFEINE.has(item.sku) ? null : caffeineMg,
    caffeinePer,
    allergens: allergensOf(item, section.allergens),
  }
}
