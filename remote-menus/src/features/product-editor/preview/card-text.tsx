import { toRiyals } from '@sufra/shared/contracts/halalas'
import { minutesToBurn, needsSaltIcon } from '@sufra/shared/contracts/food-law'
import { useFormat } from '@sufra/shared/i18n'
import { chakra } from '@sufra/shared/ui'
import { FOOD_TEXTS, SaltIcon } from '@sufra/shared/ui/data'
import { Coffee, Flame, Footprints } from 'lucide-react'
import { DISPLAY_PRICE } from '#src/products/display-price.ts'
import type { ProductValues } from '../values/product-values.ts'
import { CARD_WORDS } from './card-words.ts'

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    p: '3.5',
    '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3' },
    '& > div > strong': { textStyle: 'lg15', fontWeight: 'semibold', minW: '0', overflowWrap: 'anywhere' },
    '& > div > strong[data-empty]': { color: 'muted', fontWeight: 'normal' },
    '& > div > span': { whiteSpace: 'nowrap', fontWeight: 'semibold' },
    '& > div > span > small': { color: 'muted', fontWeight: 'medium' },
    '& > p': { textStyle: 'sm13', color: 'muted', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& > ul': {
      listStyle: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3.5',
      rowGap: '1',
      textStyle: 'sm13',
    },
    '& > ul > li': { display: 'flex', alignItems: 'center', gap: '1.5' },
    '& > ul > li[data-high]': { color: 'disabled', fontWeight: 'medium' },
  },
})

/** Returns the lowest price in SAR. Without a price cards show 35, which is never stored. */
const shownPrice = ({ price, sizes }: ProductValues) => {
  const bySize = sizes.flatMap(size => size.price ?? [])
  if (bySize.length > 0) return toRiyals(Math.min(...bySize))
  return price === null ? DISPLAY_PRICE : toRiyals(price)
}

// An unreadable number is hidden, like a missing one.
const isShown = (value: number | null): value is number => value !== null && !Number.isNaN(value)

interface CardTextProps {
  values: ProductValues
  language: 'ar' | 'en'
}

const Facts = ({ values, language }: CardTextProps) => {
  const words = CARD_WORDS[language]
  const { calories, sodiumMg, caffeineMg, caffeinePer } = values
  const filled = (text: string, count: number) => text.replace('{n}', String(count))
  return (
    <ul>
      {isShown(calories) && (
        <li>
          <Flame size={14} aria-hidden />
          {filled(words.kcal, calories)}
        </li>
      )}
      {needsSaltIcon(sodiumMg) && (
        <li data-high>
          <SaltIcon size={16} />
          {words.salt}
        </li>
      )}
      {isShown(calories) && (
        <li>
          <Footprints size={14} aria-hidden />
          {filled(words.walk, minutesToBurn(calories, 'walking'))}
        </li>
      )}
      {values.isDrink && isShown(caffeineMg) && (
        <li>
          <Coffee size={14} aria-hidden />
          {filled(words.caffeine[caffeinePer ?? 'cup'], caffeineMg)}
        </li>
      )}
    </ul>
  )
}

/** Text of the card in one language. A missing name falls back to the other language, as on the platforms. */
export const CardText = ({ values, language }: CardTextProps) => {
  const format = useFormat()
  const words = CARD_WORDS[language]
  const other = language === 'ar' ? 'en' : 'ar'
  const name = values.name[language].trim() || values.name[other].trim()
  const description = values.description[language].trim() || values.description[other].trim()
  const { allergens } = values
  return (
    <Root dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language}>
      <div>
        <strong data-empty={name === '' || undefined} dir="auto">
          {name || words.noName}
        </strong>
        <span>
          {values.sizes.length > 1 && <small>{words.from} </small>}
          <bdi dir="ltr">{format.amount(shownPrice(values))}</bdi> <small>{words.currency}</small>
        </span>
      </div>
      {description && <p dir="auto">{description}</p>}
      <Facts values={values} language={language} />
      {allergens && (
        <p>
          {allergens.length === 0
            ? words.containsNone
            : words.contains + allergens.map(each => FOOD_TEXTS[language].allergens[each]).join(words.comma)}
        </p>
      )}
    </Root>
  )
}
