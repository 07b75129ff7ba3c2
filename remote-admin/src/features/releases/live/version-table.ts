import { chakra } from '@sufra/shared/ui'

const asBlocks = {
  '& thead': {
    position: 'absolute',
    w: '1px',
    h: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '&, & tbody, & tbody th, & td': { display: 'block', w: 'auto' },
  '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '4', rowGap: '1', py: '3' },
  '& tbody th, & td:nth-of-type(1)': { gridColumn: '1 / -1' },
  '& td:empty': { display: 'none' },
  '& tbody th, & td': { px: '0', py: '1' },
  '& td[data-header]::before': { content: 'attr(data-header)', color: 'muted', textStyle: 'xs12' },
} as const

/** Stacks the live versions, so that compared figures are in one column. */
export const VersionTable = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textAlign: 'start',
    '& th, & td': { px: '3', py: '2.5', textAlign: 'start', verticalAlign: 'top', fontWeight: 'normal' },
    '& tbody th, & thead th:nth-of-type(1)': { ps: '0' },
    '& td:nth-of-type(3), & thead th:nth-of-type(4)': { pe: '0' },
    '& thead th': { color: 'muted', textStyle: 'xs12', py: '1', verticalAlign: 'bottom' },
    '& thead th:nth-of-type(1)': { w: '34%' },
    '& thead th:nth-of-type(2)': { w: '14%' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
    '& td > p': { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: '2' },
    '& td b': { fontVariantNumeric: 'tabular-nums' },
    '& small': { color: 'muted', textStyle: 'xs12' },
    '& td > span': { mt: '1.5' },
    smDown: asBlocks,
  },
})
