import { chakra } from '@chakra-ui/react/styled-system'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { Checkbox } from './checkbox.tsx'

const Root = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '1',
    minW: '0',
    p: '0',
    m: '0',
    borderWidth: '0',
    '& > legend': { textStyle: 'sm13', fontWeight: 'medium', p: '0', mb: '1' },
    '& > p': { textStyle: 'sm13', color: 'muted', display: 'flex', gap: '1.5', alignItems: 'start' },
    '& > p[data-error]': { color: 'disabled', fontWeight: 'medium' },
    '& > p > svg': { flexShrink: 0, mt: '0.5' },
    '& > div > label': { display: 'flex', '@media (pointer: coarse)': { minH: 'touch' } },
    // Aligned with the text: 20 px of box and 8 px of gap.
    '& > div > small': { display: 'block', ps: '7', mt: '-1.5', mb: '2', color: 'muted', textStyle: 'sm13' },
  },
})

export interface CheckboxOption<Value extends string | number> {
  value: Value
  label: string
  /** One plain line on the effect of choosing it. */
  help?: string
}

export interface CheckboxGroupProps<Value extends string | number> {
  /** Names the group, for eyes and screen readers. */
  label: string
  options: readonly CheckboxOption<Value>[]
  value: readonly Value[]
  /** Called with all chosen values, in the order of the options; values without an option stay. */
  onChange: (value: Value[]) => void
  help?: string
  /** Error and how to correct it, shown in place of the help. */
  error?: string
  /** Name of every box: a form uses it to focus an error. */
  name?: string
  isDisabled?: boolean
}

/** Renders a group of native checkboxes under one name. */
export const CheckboxGroup = <Value extends string | number>(props: CheckboxGroupProps<Value>) => {
  const { label, options, value, onChange, help, error, name, isDisabled } = props
  const id = useId()
  const toggle = (pressed: Value, isChosen: boolean) => {
    const foreign = value.filter(each => options.every(option => option.value !== each))
    const chosen = options.map(option => option.value)
    onChange([...foreign, ...chosen.filter(each => (each === pressed ? isChosen : value.includes(each)))])
  }
  return (
    <Root disabled={isDisabled} aria-describedby={error || help ? id : undefined}>
      <legend>{label}</legend>
      {options.map(option => (
        <div key={option.value}>
          <Checkbox
            name={name}
            label={option.label}
            checked={value.includes(option.value)}
            aria-describedby={option.help ? `${id}-${option.value}` : undefined}
            aria-invalid={error ? true : undefined}
            onChange={event => toggle(option.value, event.target.checked)}
          />
          {option.help && <small id={`${id}-${option.value}`}>{option.help}</small>}
        </div>
      ))}
      {error ? (
        <p id={id} data-error role="alert">
          <CircleAlert size={16} aria-hidden />
          {error}
        </p>
      ) : (
        help && <p id={id}>{help}</p>
      )}
    </Root>
  )
}
