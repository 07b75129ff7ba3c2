import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    ps: '4',
    pe: '2',
    py: '2',
    borderRadius: 'card',
    fontWeight: 'medium',
    '& > svg': { flexShrink: 0 },
    '& > div': { flex: 1, minW: '0', py: '1' },
    '& button, & a': { color: 'inherit' },
    // On a phone a long text takes the whole line, with its button below.
    smDown: { flexWrap: 'wrap', '& > div': { flexBasis: '13rem' } },
  },
  variants: {
    tone: {
      error: { bg: 'disabled.soft', color: 'disabled' },
      notice: { bg: 'notice.soft', color: 'notice' },
      pending: { bg: 'pending.soft', color: 'pending' },
      neutral: { bg: 'soft', color: 'ink' },
    },
  },
})

export interface BannerProps {
  tone: 'error' | 'notice' | 'pending' | 'neutral'
  icon?: ReactNode
  /** One small button at the end. */
  action?: ReactNode
  children: ReactNode
}

/** Renders a slim bar over the content. Screen readers announce an error at once, everything else at the next pause. */
export const Banner = ({ tone, icon, action, children }: BannerProps) => (
  <Root tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
    {icon}
    <div>{children}</div>
    {action}
  </Root>
)
