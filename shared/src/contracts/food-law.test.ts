import { minutesToBurn, missingFacts, needsSaltIcon, saltGrams } from './food-law.ts'
import type { ProductFacts } from './food-law.ts'

const nothing: ProductFacts = {
  calories: null,
  isDrink: false,
  sodiumMg: null,
  caffeineMg: null,
  caffeinePer: null,
  allergens: null,
}
const whole: ProductFacts = { ...nothing, calories: 420, sodiumMg: 800, allergens: ['milk'] }

describe('what a product lacks', () => {
  it('of which nobody has said anything is calories, salt and allergens', () => {
    expect(missingFacts(nothing)).toEqual(['calories', 'sodium', 'allergens'])
  })

  it('is nothing once they are given', () => {
    expect(missingFacts(whole)).toEqual([])
  })

  it('is nothing where the answer is "none"', () => {
    const water = { ...nothing, isDrink: true, calories: 0, sodiumMg: 0, caffeineMg: 0, allergens: [] }
    expect(missingFacts(water)).toEqual([])
  })

  it('is caffeine too where it is a drink', () => {
    expect(missingFacts({ ...whole, isDrink: true })).toEqual(['caffeine'])
    expect(missingFacts({ ...nothing, isDrink: true })).toHaveLength(4)
  })

  it.each([true, false])('is the measure of caffeine that has none, drink or not (%s)', isDrink => {
    const coffee = { ...whole, isDrink, caffeineMg: 95 }
    expect(missingFacts(coffee)).toEqual(['caffeine'])
    expect(missingFacts({ ...coffee, caffeinePer: 'cup' })).toEqual([])
    expect(missingFacts({ ...coffee, caffeinePer: '100ml' })).toEqual([])
  })
})

describe('salt', () => {
  it('is 5 g in 2,000 mg of sodium, as the authority counts', () => {
    expect([0, 39, 40, 800, 2000, 2040].map(saltGrams)).toEqual([0, 0, 0.1, 2, 5, 5.1])
  })

  it('has its icon from 2,000 mg of sodium on', () => {
    expect([null, 0, 1999, 2000, 2001].map(needsSaltIcon)).toEqual([false, false, false, true, true])
  })

  it('never reads as 5 g where the icon is not due', () => {
    expect(saltGrams(1999)).toBe(4.9)
  })
})

describe('minutes that burn the calories', () => {
  it('are those of a person of 70 kg', () => {
    // 3.5 × 3.5 × 70 ÷ 200 = 4.2875 kcal a minute on foot, 9.8 × 3.5 × 70 ÷ 200 = 12.005 at a run.
    expect(minutesToBurn(420, 'walking')).toBe(98)
    expect(minutesToBurn(420, 'running')).toBe(35)
  })

  it('are none for nothing, and at least one for anything', () => {
    expect(minutesToBurn(0, 'walking')).toBe(0)
    expect(minutesToBurn(1, 'walking')).toBe(1)
    expect(minutesToBurn(1, 'running')).toBe(1)
  })

  it('stay whole and finite for the most that a product can have', () => {
    expect(minutesToBurn(9999, 'walking')).toBe(2332)
  })
})
