import type { Allergen } from '@sufra/shared/contracts/food-facts'
import { ALLERGENS } from '@sufra/shared/contracts/food-list'
import { chakra } from '@sufra/shared/ui'
import { AllergenIcon, useFoodTexts } from '@sufra/shared/ui/data'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const Root = chakra('fieldset', {
  base: {
    minW: '0',
    '& > legend': { textStyle: 'sm13', fontWeight: 'medium', mb: '1.5' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      position: 'relative',
      minH: 'tool',
      px: '3',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'pill',
      textStyle: 'sm13',
      cursor: 'pointer',
      transition: 'background-color {durations.press} ease-out, border-color {durations.press} ease-out',
      _hover: { bg: 'soft' },
      '@media (pointer: coarse)': { minH: 'touch' },
    },
    '& label > svg': { color: 'muted', flexShrink: 0 },
    '& label:has(:checked)': {
      bg: 'primary.soft',
      borderColor: 'primary',
      color: 'primary.hover',
      fontWeight: 'semibold',
      '& > svg': { color: 'inherit' },
    },
    '& label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '1px' },
    '& input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer' },
    '& > p': { textStyle: 'sm13', color: 'muted', mt: '1.5' },
  },
})

interface AllergenChipsProps {
  /** Null: not stated; empty: contains none of them. */
  value: readonly Allergen[] | null
  onChange: (value: Allergen[] | null) => void
}

/** Chips of the allergens. "None of these" is an answer; no selection means "not stated". */
export const AllergenChips = ({ value, onChange }: AllergenChipsProps) => {
  const { t } = useTranslation()
  const words = useFoodTexts()
  const toggle = (allergen: Allergen, isIn: boolean) => {
    const chosen = ALLERGENS.filter(each => (each === allergen ? isIn : value?.includes(each)))
    onChange(chosen.length > 0 ? chosen : null)
  }
  const isNone = value?.length === 0
  return (
    <Root>
      <legend>{t('menus:editor.allergens.label')}</legend>
      <div>
        {ALLERGENS.map(allergen => (
          <label key={allergen}>
            <input
              type="checkbox"
              name="allergens"
              checked={value?.includes(allergen) ?? false}
              onChange={({ target }) => toggle(allergen, target.checked)}
            />
            <AllergenIcon allergen={allergen} size={16} isSilent />
            {words.allergens[allergen]}
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            name="allergens"
            checked={isNone}
            onChange={({ target }) => onChange(target.checked ? [] : null)}
          />
          <Check size={16} strokeWidth={1.75} aria-hidden />
          {t('menus:editor.allergens.none')}
        </label>
      </div>
      {value === null && <p>{t('menus:editor.allergens.unsaid')}</p>}
    </Root>
  )
}
