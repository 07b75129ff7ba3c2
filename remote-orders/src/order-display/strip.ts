import { chakra } from '@sufra/shared/ui'

/** Highlighted line on a card: a note, a driver, an undelivered platform call. */
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
