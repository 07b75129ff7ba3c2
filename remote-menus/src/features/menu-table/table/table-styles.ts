import type { ComponentProps } from 'react'
import { buttonCss } from '@sufra/shared/ui'
import type { Box } from '@sufra/shared/ui'
import { moreDots } from '#src/products/more-dots.ts'

type Styles = NonNullable<ComponentProps<typeof Box>['css']>

const dish: Styles = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minW: '0',
  '& > i': {
    w: '3.25rem',
    flexShrink: 0,
    borderRadius: '6px',
    overflow: 'hidden',
    '& > *': { display: 'block', w: 'full', aspectRatio: '3 / 2', objectFit: 'cover' },
  },
  '&[data-hidden] > i': { filter: 'grayscale(1)', opacity: 0.6 },
  '& > span': { minW: '0', lineHeight: '1.4' },
  '& a': { fontWeight: 'semibold', display: 'block' },
  '&[data-hidden] a': { color: 'muted' },
  // Icons are on the line of the second name and do not increase the row's height.
  '& > span > span': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
  '& li[data-salt]': { w: '5', h: '5' },
  '& small': { display: 'block', color: 'muted', fontSize: '0.75rem' },
}

// Same look as `Pill`.
const state: Styles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  px: '2.5',
  py: '0.5',
  bg: 'active.soft',
  color: 'active',
  borderRadius: 'card',
  textStyle: 'xs12',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  _before: { content: '""', w: '1.5', h: '1.5', borderRadius: 'pill', bg: 'currentColor' },
  '&[data-hidden]': { bg: 'soft', color: 'muted' },
  '&[data-snoozed]': { bg: 'pending.soft', color: 'pending' },
}

/**
 * Styles of the rows, set once on their table. Scrolling mounts up to 2,000 rows, and plain classes cost nothing per
 * row.
 */
export const tableStyles: Styles = {
  '& .row-dish': dish,
  '& .row-state': state,
  '& .row-price': { fontWeight: 'semibold', whiteSpace: 'nowrap' },
  '& .row-quiet': { color: 'muted', textStyle: 'sm13' },
  '& .row-more': {
    ...buttonCss({ variant: 'ghost', size: 'sm' }),
    w: 'tool',
    px: '0',
    color: 'muted',
    _before: moreDots,
  },
}
