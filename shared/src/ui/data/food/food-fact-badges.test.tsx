import { screen, within } from '@testing-library/react'
import { ALLERGENS } from '#src/contracts/food-list.ts'
import type { ProductFacts } from '#src/contracts/food-law.ts'
import { renderUi } from '#src/testing/testing.tsx'
import { FoodFactBadges } from './food-fact-badges.tsx'

const facts = (given: Partial<ProductFacts> = {}): ProductFacts => ({
  calories: null,
  isDrink: false,
  sodiumMg: null,
  caffeineMg: null,
  caffeinePer: null,
  allergens: null,
  ...given,
})
const images = () => screen.queryAllByRole('img').map(image => image.getAttribute('aria-label'))

it('renders no badges without facts or without anything to warn of', () => {
  const { container } = renderUi(
    <>
      <FoodFactBadges facts={facts()} />
      <FoodFactBadges facts={facts({ sodiumMg: 1999, caffeineMg: 0, allergens: [] })} />
    </>,
  )
  expect(container.querySelector('ul')).toBeNull()
})

it('names the amount of salt from 2,000 mg of sodium on', () => {
  renderUi(<FoodFactBadges facts={facts({ sodiumMg: 2000 })} />)
  expect(images()).toEqual(['High in salt: 5.0 g'])
})

it('shows caffeine with its unit and the daily limit', () => {
  renderUi(<FoodFactBadges facts={facts({ caffeineMg: 95, caffeinePer: 'cup' })} />)
  expect(images()).toEqual(['Caffeine: 95 mg per cup. A healthy adult has 400 mg a day at most'])
  expect(screen.getByRole('listitem')).toHaveTextContent('95 mg per cup')
})

it('names every allergen icon, in both languages', () => {
  const { unmount } = renderUi(<FoodFactBadges facts={facts({ allergens: [...ALLERGENS] })} />)
  expect(new Set(images())).toHaveProperty('size', 14)
  expect(images()).toContain('Peanuts')
  unmount()
  renderUi(<FoodFactBadges facts={facts({ allergens: [...ALLERGENS] })} />, { language: 'ar' })
  expect(images()).toContain('الفول السوداني')
  expect(images().every(name => /^[\u0600-\u06FF ]+$/.test(name ?? ''))).toBe(true)
})

it('shows calories first on a card, with the minutes of walking that burn them', () => {
  renderUi(<FoodFactBadges shows="all" facts={facts({ calories: 420, allergens: ['milk'] })} />)
  const [calories, minutes] = within(screen.getByRole('list', { name: 'Food facts' })).getAllByRole(
    'listitem',
  )
  expect(calories).toHaveTextContent('420 kcal')
  expect(minutes).toHaveTextContent('98 min walk')
})
