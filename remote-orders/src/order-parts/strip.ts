import { chakra } from '@sufra/shared/ui'

/** A line on a card that asks to be read: a note, a driver, what a platform has not heard. */
export const Strip = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '2.5',
    py: '2',
    borderRadius: 'control',
    textStyle: 'sm13',
    fontWeight: 'medium',
    '& > svg': { flexShrink: 0 },
  },
  variants: {
    tone: {
      notice: { bg: 'notice.soft', color: 'notice' },
      active: { bg: 'active.soft', color: 'active', fontWeight: 'semibold' },
      disabled: { bg: 'disabled.soft', color: 'disabled', fontWeight: 'semibold' },
      quiet: { bg: 'soft', color: 'muted' },
      neutral: { bg: 'soft', color: 'ink', fontWeight: 'semibold' },
    },
  },
})
