import { chakra } from '@sufra/shared/ui'

/** Plain table that scrolls horizontally inside its card. */
export const SheetTable = chakra('div', {
  base: {
    overflowX: 'auto',
    '& table': { w: 'full', borderCollapse: 'collapse' },
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'middle',
      py: '2.5',
      px: '4',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
    '& th': { textStyle: 'sm13', color: 'muted', fontWeight: 'medium', whiteSpace: 'nowrap' },
    // Single words do not break.
    '& td': { overflowWrap: 'break-word', minW: '16' },
    '& select': { minW: '11rem' },
    smDown: { '& [data-example]': { display: 'none' }, '& th, & td': { px: '3' } },
  },
})

export const CardHead = chakra('div', {
  base: { p: '4', '& h2': { fontWeight: 'semibold' }, '& p': { textStyle: 'sm13', color: 'muted', mt: '1' } },
})
