import type { Allergen } from '@sufra/shared/contracts/food-facts'
import { ALLERGENS } from '@sufra/shared/contracts/food-list'
import { Text, chakra } from '@sufra/shared/ui'
import { AllergenIcon, useFoodTexts } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'

const Chips = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: 'tool',
      px: '2.5',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
      textStyle: 'sm13',
      fontWeight: 'medium',
      '@media (pointer: coarse)': { minH: 'touch' },
      _hover: { bg: 'soft' },
      _pressed: { bg: 'primary.soft', borderColor: 'primary', color: 'primary.hover' },
    },
  },
})

interface AllergenChipsProps {
  value: readonly Allergen[] | null
  onChange: (value: Allergen[] | null) => void
}

/** Chips of the fourteen allergens, and the two exclusive answers "none of them" and "not stated". */
export const AllergenChips = ({ value, onChange }: AllergenChipsProps) => {
  const { t } = useTranslation()
  const { allergens: names, contains } = useFoodTexts()
  const toggle = (allergen: Allergen) =>
    onChange(ALLERGENS.filter(each => (value?.includes(each) ?? false) !== (each === allergen)))
  return (
    <>
      <Text mb="2" color="muted" textStyle="sm13">
        {contains}
      </Text>
      <Chips>
        {ALLERGENS.map(allergen => (
          <button
            key={allergen}
            type="button"
            aria-pressed={value?.includes(allergen) ?? false}
            onClick={() => toggle(allergen)}
          >
            <AllergenIcon allergen={allergen} isSilent size={18} />
            {names[allergen]}
          </button>
        ))}
      </Chips>
      <Chips mt="3" pt="3" borderTopWidth="1px" borderColor="line">
        <button type="button" aria-pressed={value?.length === 0} onClick={() => onChange([])}>
          {t('menus:law.allergens.none')}
        </button>
        <button type="button" aria-pressed={value === null} onClick={() => onChange(null)}>
          {t('menus:law.allergens.unsaid')}
        </button>
      </Chips>
    </>
  )
}
