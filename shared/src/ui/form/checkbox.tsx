import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentPropsWithRef, ReactNode } from 'react'

const Root = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'tool',
    '& > input': {
      appearance: 'none',
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      w: '5',
      h: '5',
      bg: 'surface',
      borderWidth: '1.5px',
      borderColor: 'line.strong',
      borderRadius: '6px',
      cursor: 'pointer',
      transition: 'background-color {durations.press} ease-out, border-color {durations.press} ease-out',
    },
    '& > input::before': {
      content: '""',
      w: '3',
      h: '3',
      bg: 'primary.ink',
      clipPath: 'polygon(14% 47%, 5% 57%, 39% 90%, 96% 22%, 87% 13%, 38% 70%)',
      transform: 'scale(0)',
      transition: 'transform {durations.press} ease-out',
    },
    '& > input:checked': { bg: 'primary', borderColor: 'primary' },
    '& > input:checked::before': { transform: 'scale(1)' },
  },
})

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode
}

/** Renders a native checkbox with its label; the whole line can be pressed. */
export const Checkbox = ({ label, ...rest }: CheckboxProps) => (
  <Root>
    <input type="checkbox" {...rest} />
    <span>{label}</span>
  </Root>
)
