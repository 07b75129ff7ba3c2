import { chakra } from '@sufra/shared/ui'
import { percentOf } from './law-summary.ts'

const Root = chakra('i', {
  base: {
    display: 'block',
    w: 'full',
    h: '2',
    bg: 'soft',
    borderRadius: 'pill',
    overflow: 'hidden',
    _before: {
      content: '""',
      display: 'block',
      h: 'full',
      w: 'var(--sf-share)',
      bg: 'primary',
      borderRadius: 'pill',
      transition: 'width {durations.enter} ease-out',
    },
    '&[data-whole]::before': { bg: 'active.dot' },
  },
})

/** Hidden from screen readers, because the figures are shown beside it. */
export const Bar = (share: { done: number; total: number }) => (
  <Root
    aria-hidden
    data-whole={share.done === share.total || undefined}
    ref={(bar: HTMLElement | null) => bar?.style.setProperty('--sf-share', `${percentOf(share)}%`)}
  />
)
