import { chakra } from '@sufra/shared/ui'

const Root = chakra('fieldset', {
  base: {
    '& > legend': { mb: '2', fontWeight: 'medium' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      position: 'relative',
      minH: 'touch',
      minW: 'touch',
      maxW: 'full',
      px: '3.5',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'control',
      bg: 'surface',
      fontWeight: 'medium',
      cursor: 'pointer',
      _hover: { bg: 'soft' },
    },
    '& label:has(:checked)': { borderColor: 'primary', bg: 'primary.soft', color: 'primary.hover' },
    '& label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '1px' },
    '& input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer', appearance: 'none' },
  },
})

interface ToggleChipsProps<Value extends string | number> {
  label: string
  values: readonly Value[]
  onChange: (values: Value[]) => void
  options: readonly { value: Value; label: string }[]
}

/** Group of chips with multiple choice. They are native checkboxes for keyboards and screen readers. */
export const ToggleChips = <Value extends string | number>(props: ToggleChipsProps<Value>) => {
  const { label, values, onChange, options } = props
  const toggle = (value: Value) =>
    onChange(values.includes(value) ? values.filter(each => each !== value) : [...values, value])
  return (
    <Root>
      <legend>{label}</legend>
      <div>
        {options.map(option => (
          <label key={option.value}>
            <input
              type="checkbox"
              checked={values.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </Root>
  )
}
