import type { Allergen } from '@sufra/shared/contracts/food-facts'
import { AllergenIcon, useFoodTexts } from '@sufra/shared/ui/data'
import { Popover } from '@sufra/shared/ui/overlays'
import { memo, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AllergenChips } from './allergen-chips.tsx'
import { marksOf } from './cell.ts'
import type { CellProps } from './cell.ts'
import { CellError } from './cell-error.tsx'

type Allergens = readonly Allergen[] | null

/** Returns the answer as text for screen readers. */
const useSaid = (allergens: Allergens): string => {
  const { t } = useTranslation()
  const { allergens: names } = useFoodTexts()
  if (allergens === null) return t('menus:law.allergens.unsaid')
  if (allergens.length === 0) return t('menus:law.allergens.none')
  return allergens.map(allergen => names[allergen]).join(t('menus:law.comma'))
}

/** Cell for the fourteen allergens, chosen by chips. */
export const AllergenCell = memo((props: CellProps & { value: Allergens }) => {
  const { product, value, label, fieldError, edit } = props
  const [anchor, setAnchor] = useState<HTMLElement>()
  const id = useId()
  const said = useSaid(value)
  return (
    <>
      <button
        {...marksOf(props, id)}
        type="button"
        data-cell="allergens"
        aria-label={`${label}: ${said}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        {value?.length
          ? value.map(allergen => <AllergenIcon key={allergen} allergen={allergen} isSilent size={16} />)
          : said}
      </button>
      <CellError id={id} text={fieldError} />
      {anchor && (
        <Popover label={label} anchor={anchor} onClose={() => setAnchor(undefined)}>
          <AllergenChips value={value} onChange={allergens => edit([{ product, facts: { allergens } }])} />
        </Popover>
      )}
    </>
  )
})
