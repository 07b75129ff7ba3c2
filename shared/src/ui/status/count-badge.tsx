import { chakra } from '@chakra-ui/react/styled-system'
import { Num } from '../text/num.tsx'

const Root = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '5',
    px: '1.5',
    borderRadius: 'pill',
    fontSize: '0.75rem',
    fontWeight: 'semibold',
    lineHeight: '1.25rem',
  },
  variants: {
    tone: {
      primary: { bg: 'primary', color: 'primary.ink' },
      quiet: { bg: 'soft', color: 'ink' },
      alert: { bg: 'disabled', color: 'surface' },
    },
  },
})

export interface CountBadgeProps {
  value: number
  tone?: 'primary' | 'quiet' | 'alert'
  /** Names the counted things for screen readers ("4 live orders"). */
  label?: string
}

/** Renders a small number beside an entry. Above 99 it shows "99+". */
export const CountBadge = ({ value, tone = 'primary', label }: CountBadgeProps) => (
  <Root tone={tone}>
    <span aria-hidden={label ? true : undefined}>
      <Num value={value > 99 ? '99+' : value} />
    </span>
    {label && <span className="sf-hidden">{label}</span>}
  </Root>
)
