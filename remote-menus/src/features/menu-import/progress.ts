import { chakra } from '@sufra/shared/ui'

/** Indeterminate progress bar: all rows are one transaction, so there is no partial progress. */
export const Progress = chakra('div', {
  base: {
    h: '1.5',
    borderRadius: 'pill',
    bg: 'soft',
    overflow: 'hidden',
    _before: {
      content: '""',
      display: 'block',
      h: 'full',
      w: '40%',
      borderRadius: 'pill',
      bg: 'primary',
      animation: 'sfGlow 1.6s ease-in-out infinite',
    },
  },
})
