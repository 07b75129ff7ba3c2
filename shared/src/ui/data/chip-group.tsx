import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import type { ReactNode } from 'react'

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    p: '3px',
    bg: 'soft',
    borderRadius: 'control',
    '& > label': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minH: '38px',
      px: '2',
      borderRadius: '7px',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      transition: 'background-color {durations.press} ease-out',
    },
    '& > label > span > small': { color: 'muted', fontWeight: 'normal', fontSize: '.86em' },
    '& > label:has(:checked)': { bg: 'surface', color: 'primary.hover', boxShadow: 'card' },
    '& > label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '-2px' },
    '& input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer', appearance: 'none' },
    '& > label:has(:disabled)': { color: 'muted' },
  },
})

export interface ChipGroupProps<Value extends string | number> {
  value: Value | undefined
  onChange: (value: Value) => void
  /** Names the group for screen readers. */
  label: string
  /** `label` may contain a `<small>` for the unit: `<><Num value="15" /> <small>min</small></>`. */
  options: readonly { value: Value; label: ReactNode }[]
  isDisabled?: boolean
}

/** Renders a row of options of which one is chosen: native radio buttons, so arrow keys and forms work natively. */
export const ChipGroup = <Value extends string | number>(props: ChipGroupProps<Value>) => {
  const { value, onChange, label, options, isDisabled } = props
  const name = useId()
  return (
    <Root role="radiogroup" aria-label={label}>
      {options.map(option => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Root>
  )
}
