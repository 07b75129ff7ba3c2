import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { shownDigits } from '../text/digits.ts'

const Root = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    w: '52px',
    h: '52px',
    fontWeight: 'semibold',
    '& > svg': {
      position: 'absolute',
      inset: '0',
      transform: 'rotate(-90deg)',
      _rtl: { transform: 'rotate(-90deg) scaleY(-1)' },
    },
    '& circle': { fill: 'none', stroke: 'soft', strokeWidth: 4 },
    '& circle + circle': { stroke: 'currentColor', strokeLinecap: 'round' },
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      direction: 'ltr',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1,
    },
  },
  variants: {
    tone: { pending: { color: 'pending' }, active: { color: 'active' }, disabled: { color: 'disabled' } },
    beat: {
      on: { animation: 'sfGlow 1.4s ease-in-out infinite', _motionReduce: { animation: 'none' } },
      off: {},
    },
  },
})

export interface TimeRingProps {
  /** Content of the middle: "3:06", "8", "−2", or a check. */
  label: ReactNode
  /** Remaining share, 0 to 1. */
  fraction: number
  tone: 'pending' | 'active' | 'disabled'
  /** The remaining time in words: "3 minutes 6 seconds left to answer". */
  ariaLabel: string
  /** Lets the ring pulse, for an unanswered order. The only looping animation of the product. */
  isUnanswered?: boolean
}

/** Renders the remaining time as a ring that empties in the reading direction. */
export const TimeRing = ({ label, fraction, tone, ariaLabel, isUnanswered }: TimeRingProps) => (
  <Root tone={tone} beat={isUnanswered ? 'on' : 'off'} role="img" aria-label={ariaLabel}>
    <svg viewBox="0 0 52 52" aria-hidden>
      <circle cx="26" cy="26" r="23" />
      {fraction > 0 && (
        <circle
          cx="26"
          cy="26"
          r="23"
          pathLength="100"
          strokeDasharray="100"
          strokeDashoffset={100 - 100 * Math.min(fraction, 1)}
        />
      )}
    </svg>
    <span aria-hidden>{typeof label === 'string' ? shownDigits(label) : label}</span>
  </Root>
)
