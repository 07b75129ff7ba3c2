import { Field, Flex, TextInput, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

/** Dark enough for white paper, each of another hue. */
const PALETTE = ['#0f766e', '#166534', '#1d4ed8', '#6d28d9', '#b91c1c', '#9a3412', '#854d0e', '#374151']

const WHOLE = /^#[0-9a-f]{6}$/i

const Swatch = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    w: 'touch',
    h: 'touch',
    borderRadius: 'control',
    cursor: 'pointer',
    '& > i': { w: '7', h: '7', borderRadius: 'pill', borderWidth: '1px', borderColor: 'line.strong' },
    '& > input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer', appearance: 'none' },
    _hover: { bg: 'soft' },
    '&:has(:checked)': { bg: 'primary.soft', outline: '2px solid', outlineColor: 'primary' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '2px' },
  },
})

export interface ColorInputProps {
  name: string
  /** `#rrggbb`; empty for black */
  value: string
  onChange: (color: string) => void
  error?: string
}

/** Input for a colour: one of eight, or a typed hex value. */
export const ColorInput = ({ name, value, onChange, error }: ColorInputProps) => {
  const { t } = useTranslation('business')
  return (
    <Field label={t('brand.color')} help={t('brand.colorHelp')} error={error}>
      <Flex gap="1" flexWrap="wrap" mb="1.5" role="radiogroup" aria-label={t('brand.colors')}>
        {PALETTE.map(color => (
          <Swatch key={color}>
            <input
              type="radio"
              name={`${name}-palette`}
              aria-label={t(`brand.colorOf.${color.slice(1)}`)}
              checked={value.toLowerCase() === color}
              onChange={() => onChange(color)}
            />
            <i style={{ background: color }} />
          </Swatch>
        ))}
      </Flex>
      <Flex gap="2" alignItems="center">
        <TextInput
          name={name}
          dir="ltr"
          data-latin
          maxLength={7}
          placeholder="#000000"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <Swatch as="span" aria-hidden flexShrink={0}>
          <i style={{ background: WHOLE.test(value) ? value : undefined }} />
        </Swatch>
      </Flex>
    </Field>
  )
}
