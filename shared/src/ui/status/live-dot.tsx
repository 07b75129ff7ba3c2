import { chakra } from '@chakra-ui/react/styled-system'

/** Dot of a live status, in front of words that say the same (never a color alone). */
export const LiveDot = chakra(
  'span',
  {
    base: { display: 'inline-block', flexShrink: 0, w: '2', h: '2', borderRadius: 'pill' },
    variants: {
      tone: {
        active: { bg: 'active.dot' },
        pending: { bg: 'pending' },
        disabled: { bg: 'disabled' },
        neutral: { bg: 'line.strong' },
      },
    },
    defaultVariants: { tone: 'active' },
  },
  { defaultProps: { 'aria-hidden': true } },
)
