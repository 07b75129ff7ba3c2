import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import type { Ref } from 'react'

const Root = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: 'touch',
    '& > span': { minW: '0' },
    '& b': { display: 'block', fontWeight: 'medium' },
    '& small': { display: 'block', textStyle: 'sm13', color: 'muted' },
    '& > input': {
      appearance: 'none',
      position: 'relative',
      flexShrink: 0,
      w: '11',
      h: '6',
      bg: 'line.strong',
      borderRadius: 'pill',
      cursor: 'pointer',
      transition: 'background-color {durations.press} ease-out',
    },
    '& > input::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '3px',
      insetInlineStart: '3px',
      w: '4.5',
      h: '4.5',
      bg: 'surface',
      borderRadius: 'pill',
      boxShadow: 'card',
      transition: 'inset-inline-start {durations.press} ease-out',
    },
    '& > input:checked': { bg: 'primary' },
    '& > input:checked::before': { insetInlineStart: '23px' },
    '& > input[aria-busy=true]': { opacity: 0.55, cursor: 'default' },
    // Forced colors hide the track.
    '& > input:not(:checked)': { _highContrast: { borderWidth: '1px' } },
  },
})

export interface SwitchProps {
  label: string
  /** Effect of switching it on. */
  help?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** True while a change is saved: shown, and presses are ignored. */
  isBusy?: boolean
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement>
}

/** Renders a setting that is on or off and applies at once, without a save button. The whole line can be pressed. */
export const Switch = ({ label, help, isOn, onChange, isBusy = false, ref }: SwitchProps) => {
  const id = useId()
  return (
    <Root>
      <span>
        <b id={`${id}-label`}>{label}</b>
        {help && <small id={`${id}-help`}>{help}</small>}
      </span>
      <input
        ref={ref}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
        // Not `disabled`, which would drop the focus.
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        checked={isOn}
        onChange={event => !isBusy && onChange(event.target.checked)}
      />
    </Root>
  )
}
