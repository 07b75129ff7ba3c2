import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    py: '0.5',
    // Rounded like a single line, but not oval when a long name takes several.
    borderRadius: 'card',
    textStyle: 'xs12',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
  },
  variants: {
    family: {
      active: { bg: 'active.soft', color: 'active' },
      pending: { bg: 'pending.soft', color: 'pending' },
      disabled: { bg: 'disabled.soft', color: 'disabled' },
      neutral: { bg: 'soft', color: 'muted' },
    },
    mark: {
      dot: { _before: { content: '""', w: '1.5', h: '1.5', borderRadius: 'pill', bg: 'currentColor' } },
      icon: {},
    },
  },
})

export type PillFamily = 'active' | 'pending' | 'disabled' | 'neutral'

export interface PillProps {
  family: PillFamily
  /** Replaces the dot. */
  icon?: ReactNode
  children: ReactNode
}

/** Renders a state in one word: green for active, purple for pending, red for stopped, grey for the rest. */
export const Pill = ({ family, icon, children }: PillProps) => (
  <Root family={family} mark={icon ? 'icon' : 'dot'}>
    {icon}
    {children}
  </Root>
)
