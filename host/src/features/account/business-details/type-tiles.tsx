import type { BusinessType } from '@sufra/shared/contracts/account'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { chakra } from '@sufra/shared/ui'
import {
  CakeSlice,
  Coffee,
  CookingPot,
  Croissant,
  CupSoda,
  House,
  ShoppingBasket,
  Store,
  Truck,
  Utensils,
} from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

const LOOK = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

// The built-in business types use lucide's icon names.
const ICONS = new Map<string, ReactNode>(
  Object.entries({
    utensils: <Utensils {...LOOK} />,
    coffee: <Coffee {...LOOK} />,
    croissant: <Croissant {...LOOK} />,
    'cake-slice': <CakeSlice {...LOOK} />,
    'cup-soda': <CupSoda {...LOOK} />,
    truck: <Truck {...LOOK} />,
    'cooking-pot': <CookingPot {...LOOK} />,
    house: <House {...LOOK} />,
    'shopping-basket': <ShoppingBasket {...LOOK} />,
  }),
)

/** Icon of a business type; a shop front for a type that the operator added. */
const TypeIcon = ({ icon }: { icon: string }) => ICONS.get(icon) ?? <Store {...LOOK} />

const Root = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '1.5',
    minW: '0',
    '& > legend': { textStyle: 'sm13', fontWeight: 'medium', mb: '1.5' },
    '& > p': { textStyle: 'sm13', color: 'disabled', fontWeight: 'medium' },
    '& > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '2' },
    '& label': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: '12',
      px: '3',
      py: '2',
      lineHeight: 'title',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line.strong',
      borderRadius: 'control',
      transition: 'background-color {durations.press} ease-out, border-color {durations.press} ease-out',
      _hover: { bg: 'soft' },
    },
    '& label > svg': { flexShrink: 0, color: 'muted' },
    '& label:has(:checked)': { bg: 'primary.soft', borderColor: 'primary', fontWeight: 'semibold' },
    '& label:has(:checked) > svg': { color: 'primary.hover' },
    '& label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '2px' },
    '& label:has([aria-invalid=true])': { borderColor: 'disabled' },
    '& input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer', appearance: 'none' },
  },
})

export interface TypeTilesProps {
  label: string
  types: readonly BusinessType[]
  /** Result of react-hook-form's `register`; each tile is one of its radio buttons. */
  input: ComponentProps<'input'>
  error?: string
}

/** Business types as tiles. Native radio buttons, so arrow keys and forms work. */
export const TypeTiles = ({ label, types, input, error }: TypeTilesProps) => {
  const { language } = useLanguage()
  const noteId = useId()
  return (
    <Root role="radiogroup" aria-describedby={error ? noteId : undefined}>
      <legend>{label}</legend>
      <div>
        {types.map(({ id, name, icon }) => (
          <label key={id}>
            <input {...input} type="radio" value={id} aria-invalid={error ? true : undefined} />
            <TypeIcon icon={icon} />
            {inLanguage(name, language)}
          </label>
        ))}
      </div>
      {error && (
        <p id={noteId} role="alert">
          {error}
        </p>
      )}
    </Root>
  )
}
