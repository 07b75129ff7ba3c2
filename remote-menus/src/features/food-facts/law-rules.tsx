import { Card, Text, chakra } from '@sufra/shared/ui'
import { FoodFactBadges } from '@sufra/shared/ui/data'
import type { FoodFactBadgesProps } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'

const NOTHING = {
  calories: null,
  isDrink: false,
  sodiumMg: null,
  caffeineMg: null,
  caffeinePer: null,
  allergens: null,
}

/** Each rule with the badges that a guest sees. */
const RULES: { id: string; facts: FoodFactBadgesProps['facts'] }[] = [
  { id: 'calories', facts: { ...NOTHING, calories: 620 } },
  { id: 'sodium', facts: { ...NOTHING, sodiumMg: 2400 } },
  { id: 'caffeine', facts: { ...NOTHING, isDrink: true, caffeineMg: 95, caffeinePer: 'cup' } },
  { id: 'allergens', facts: { ...NOTHING, allergens: ['gluten', 'milk', 'nuts', 'sesame'] } },
]

const Root = chakra('details', {
  base: {
    mb: '4',
    '& > summary': {
      minH: 'touch',
      py: '2.5',
      fontWeight: 'semibold',
      color: 'primary.hover',
      cursor: 'pointer',
    },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      gap: '3',
    },
    '& article': { display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: '2', p: '4' },
    '& article > div': {
      display: 'grid',
      gap: '1',
      p: '3',
      bg: 'soft',
      borderRadius: 'well',
    },
    '& article > div > small': { textStyle: 'xs12', color: 'muted' },
    '& article > div > b': { fontWeight: 'semibold' },
  },
})

/** Legal requirements in plain language, with their appearance on the menu. */
export const LawRules = () => {
  const { t } = useTranslation()
  return (
    <Root>
      <summary>{t('menus:law.rules.title')}</summary>
      <div>
        {RULES.map(({ id, facts }) => (
          <Card as="article" key={id}>
            <Text as="h2" fontWeight="semibold">
              {t(`menus:law.facts.${id}`)}
            </Text>
            <Text color="muted" textStyle="sm13">
              {t(`menus:law.rules.${id}`)}
            </Text>
            <div>
              <small>{t('menus:law.rules.seen')}</small>
              <b>{t(`menus:law.rules.product.${id}`)}</b>
              <FoodFactBadges facts={facts} shows="all" />
            </div>
          </Card>
        ))}
      </div>
    </Root>
  )
}
