import { chakra } from '@chakra-ui/react/styled-system'
import { minutesToBurn, needsSaltIcon, saltGrams } from '#src/contracts/food-law.ts'
import type { ProductFacts } from '#src/contracts/food-law.ts'
import { Num } from '#src/ui/text/num.tsx'
import { AllergenIcon } from './allergen-icon.tsx'
import { CAFFEINE_STROKES, SALT_STROKES } from './food-drawings.ts'
import { FoodIcon } from './food-icon.tsx'
import { useFoodTexts } from './food-words.ts'

const Root = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    m: '0',
    p: '0',
    listStyle: 'none',
    color: 'muted',
    textStyle: 'xs12',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1', minH: '5' },
    '& > li[data-salt]': {
      w: '6',
      h: '6',
      justifyContent: 'center',
      borderRadius: 'control',
      bg: 'notice.soft',
      color: 'notice',
    },
  },
})

export interface FoodFactBadgesProps {
  facts: ProductFacts
  /** `icons`: salt, caffeine and allergens, for table rows. `all`: also calories and minutes of walking, for cards. */
  shows?: 'icons' | 'all'
}

const Calories = ({ calories }: { calories: number }) => {
  const { kcal, walking } = useFoodTexts()
  const [before = '', after = ''] = walking.split('{minutes}')
  return (
    <>
      <li>
        <Num value={calories} /> {kcal}
      </li>
      {calories > 0 && (
        <li>
          <span>
            {before}
            <Num value={minutesToBurn(calories, 'walking')} />
            {after}
          </span>
        </li>
      )}
    </>
  )
}

const Caffeine = ({ mg, per }: { mg: number; per: NonNullable<ProductFacts['caffeinePer']> }) => {
  const words = useFoodTexts()
  return (
    <li>
      <FoodIcon
        strokes={CAFFEINE_STROKES}
        size={16}
        label={words.caffeine.replace('{amount}', `${mg} ${words.per[per]}`)}
      />
      <span aria-hidden>
        <Num value={mg} /> {words.per[per]}
      </span>
    </li>
  )
}

/**
 * Renders the food facts that guests see, as the Saudi food authority requires on menus. Renders nothing without facts.
 * Each icon has a label.
 */
export const FoodFactBadges = ({ facts, shows = 'icons' }: FoodFactBadgesProps) => {
  const words = useFoodTexts()
  const { calories, sodiumMg, caffeineMg, caffeinePer, allergens } = facts
  const hasCaffeine = caffeineMg !== null && caffeineMg > 0 && caffeinePer !== null
  const hasCalories = shows === 'all' && calories !== null
  const isSalty = needsSaltIcon(sodiumMg)
  if (!hasCalories && !isSalty && !hasCaffeine && !allergens?.length) return null
  return (
    <Root aria-label={words.facts}>
      {hasCalories && <Calories calories={calories} />}
      {isSalty && (
        <li data-salt>
          <FoodIcon
            strokes={SALT_STROKES}
            size={16}
            label={words.highInSalt.replace('{grams}', saltGrams(sodiumMg ?? 0).toFixed(1))}
          />
        </li>
      )}
      {hasCaffeine && <Caffeine mg={caffeineMg} per={caffeinePer} />}
      {allergens?.map(allergen => (
        <li key={allergen}>
          <AllergenIcon allergen={allergen} size={16} />
        </li>
      ))}
    </Root>
  )
}
