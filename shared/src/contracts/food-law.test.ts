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

describe('the missing facts of a product', () => {
  it('are calories, salt and allergens if nothing is stated', () => {
    expect(missingFacts(nothing)).toEqual(['calories', 'sodium', 'allergens'])
  })

  it('are none once they are given', () => {
    expect(missingFacts(whole)).toEqual([])
  })

  it('are none if the answer is "none"', () => {
    const water = { ...nothing, isDrink: true, calories: 0, sodiumMg: 0, caffeineMg: 0, allergens: [] }
    expect(missingFacts(water)).toEqual([])
  })

  it('include caffeine for a drink', () => {
    expect(missingFacts({ ...whole, isDrink: true })).toEqual(['caffeine'])
    expect(missingFacts({ ...nothing, isDrink: true })).toHaveLength(4)
  })

  it.each([true, false])('include a missing unit of caffeine, for a drink and others (%s)', isDrink => {
    const coffee = { ...whole, isDrink, caffeineMg: 95 }
    expect(missingFacts(coffee)).toEqual(['caffeine'])
    expect(missingFacts({ ...coffee, caffeinePer: 'cup' })).toEqual([])
    expect(missingFacts({ ...coffee, caffeinePer: '100ml' })).toEqual([])
  })
})

describe('salt', () => {
  it('is 5 g for 2,000 mg of sodium, as the authority calculates', () => {
    expect([0, 39, 40, 800, 2000, 2040].map(saltGrams)).toEqual([0, 0, 0.1, 2, 5, 5.1])
  })

  it('has an icon from 2,000 mg of sodium on', () => {
    expect([null, 0, 1999, 2000, 2001].map(needsSaltIcon)).toEqual([false, false, false, true, true])
  })

  it('never shows 5 g without the icon', () => {
    expect(saltGrams(1999)).toBe(4.9)
  })
})

describe('minutes that burn the calories', () => {
  it('apply to a person of 70 kg', () => {
    // 3.5 × 3.5 × 70 ÷ 200 = 4.2875 kcal a minute of walking, 9.8 × 3.5 × 70 ÷ 200 = 12.005 of running.
    expect(minutesToBurn(420, 'walking')).toBe(98)
    expect(minutesToBurn(420, 'running')).toBe(35)
  })

  it('are zero for zero, and at least one otherwise', () => {
    expect(minutesToBurn(0, 'walking')).toBe(0)
    expect(minutesToBurn(1, 'walking')).toBe(1)
    expect(minutesToBurn(1, 'running')).toBe(1)
  })

  it('stay whole and finite for the highest calories', () => {
    expect(minutesToBurn(9999, 'walking')).toBe(2332)
  })
})
