import { chakra } from '@chakra-ui/react/styled-system'

/** The dot of a live state, in front of its words, which say the same (never a colour alone). */
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
