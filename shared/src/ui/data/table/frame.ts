import { chakra } from '@chakra-ui/react/styled-system'
import { CARDS } from './cards.ts'
import { INTERACTION } from './frame-interaction.ts'

// A wider column would show only while content passes under it.
const SELECT_WIDTH = '2.75rem'

const stickyColumns = {
  '& :is(th, td)[data-select]': { w: SELECT_WIDTH, minW: SELECT_WIDTH, p: '0', textAlign: 'center' },
  '& [data-scrolls] :is(th, td):is([data-select], [data-first])': { position: 'sticky', insetStart: '0' },
  '& [data-scrolls] [data-select] + [data-first]': { insetStart: SELECT_WIDTH },
  '& [data-scrolls] td:is([data-select], [data-first])': { zIndex: 1, bg: 'inherit' },
  '& [data-scrolls] td[data-first]': { minW: '12rem' },
  '& [data-scrolls] th:is([data-select], [data-first])': { zIndex: 3 },
  // Shadow of the sticky first column over content that passes under it, on the side of the reading direction.
  '& [data-scrolls=moved] [data-first]::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    insetStart: '100%',
    w: '2.5',
    pointerEvents: 'none',
    backgroundImage: 'linear-gradient(to right, rgb(16 40 37 / .1), transparent)',
    _rtl: { backgroundImage: 'linear-gradient(to left, rgb(16 40 37 / .1), transparent)' },
  },
} as const

export const Frame = chakra('div', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    // `clip`, not `hidden`: the head has to stick to the window.
    overflow: 'clip',
    '--sf-head': '0px',
    '&:has(> [data-bulk])': { '--sf-head': '3.25rem' },
    '& > [data-scroller]': { position: 'relative' },
    // A box scrolls in both directions, with head and first column sticky to its edges.
    '& > [data-scrolls]': { overflow: 'auto', overscrollBehaviorX: 'contain', '--sf-head': '0px' },
    '& > [data-box]': { maxH: 'calc(100dvh - 10rem)' },
    '& table': { w: 'full', borderCollapse: 'separate', borderSpacing: '0', textAlign: 'start' },
    '& th': {
      position: 'sticky',
      top: 'var(--sf-head)',
      zIndex: 2,
      h: '10',
      px: '4',
      bg: 'surface.raised',
      borderBottomWidth: '1px',
      borderColor: 'line',
      color: 'muted',
      textStyle: 'sm13',
      fontWeight: 'medium',
      textAlign: 'start',
      whiteSpace: 'nowrap',
    },
    '& td': {
      h: 'row',
      px: '4',
      py: '1.5',
      borderBottomWidth: '1px',
      borderColor: 'line',
      verticalAlign: 'middle',
      // A narrow column is as wide as its longest word; the page's rule would allow one letter. A word without an end
      // breaks at the limit.
      overflowWrap: 'break-word',
      maxW: '18rem',
    },
    '&[data-density=dense] td': { h: '10', py: '0.5' },
    '& :is(th, td)[data-align=end]': { textAlign: 'end' },
    '& tbody > tr:last-child > td': { borderBottomWidth: '0' },
    '& tr[data-spacer] > td': { h: 'auto', p: '0', borderBottomWidth: '0' },
    '&[aria-busy] tbody': { opacity: 0.65 },
    '& > nav': { borderTopWidth: '1px', borderColor: 'line' },
    ...stickyColumns,
    ...INTERACTION,
    ...CARDS.usual,
  },
  variants: { isWide: CARDS.isWide },
})
