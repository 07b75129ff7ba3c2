import { defineTokens } from '@chakra-ui/react/styled-system'
import { PACE, SETTLE } from '../move/vocabulary.ts'

const ms = (count: number) => ({ value: `${count}ms` })
const rem = (px: number) => ({ value: `${px / 16}rem` })

/** Spacing in steps of 4 px: `1` is 4 px, `10` is 40 px. */
const steps = {
  0: { value: '0' },
  0.5: rem(2),
  1: rem(4),
  1.5: rem(6),
  2: rem(8),
  2.5: rem(10),
  3: rem(12),
  3.5: rem(14),
  4: rem(16),
  4.5: rem(18),
  5: rem(20),
  6: rem(24),
  7: rem(28),
  8: rem(32),
  9: rem(36),
  9.5: rem(38),
  10: rem(40),
  11: rem(44),
  12: rem(48),
  14: rem(56),
  16: rem(64),
  20: rem(80),
  24: rem(96),
}

export const tokens = defineTokens({
  spacing: {
    ...steps,
    /** Height of the phone's navigation bar, above which sticky buttons stay. */
    phoneBar: { value: 'calc(4rem + env(safe-area-inset-bottom))' },
  },
  sizes: {
    ...steps,
    full: { value: '100%' },
    /** Height of a touch control, and of one in a toolbar or table. */
    touch: rem(44),
    tool: rem(36),
    row: rem(52),
    form: rem(640),
    sidebar: rem(248),
    rail: rem(76),
    page: rem(1500),
  },
  radii: { control: rem(8), well: rem(10), card: rem(14), pill: { value: '99px' } },
  fonts: {
    body: { value: "'Readex Pro', 'Readex Latin Fallback', 'Readex Arabic Fallback', system-ui, sans-serif" },
  },
  fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 } },
  lineHeights: { text: { value: 1.55 }, title: { value: 1.3 } },
  shadows: {
    card: { value: '0 1px 2px rgb(16 40 37 / .05)' },
    overlay: { value: '0 10px 30px rgb(16 40 37 / .14), 0 2px 6px rgb(16 40 37 / .06)' },
  },
  durations: {
    press: ms(PACE.press),
    enter: ms(PACE.enter),
    leave: ms(PACE.leave),
    fold: ms(PACE.fold),
  },
  easings: { settle: { value: `cubic-bezier(${SETTLE.join(', ')})` } },
  zIndex: { sticky: { value: 10 }, bar: { value: 20 }, overlay: { value: 60 }, toast: { value: 90 } },
})
