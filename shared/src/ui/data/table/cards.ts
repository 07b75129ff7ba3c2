/** Styles of rows as cards, each cell with the name of its column. */
const asCards = {
  '& thead': { display: 'none' },
  '& table, & tbody, & tr, & td': { display: 'block' },
  '& tr': { position: 'relative', py: '2', borderBottomWidth: '1px', borderColor: 'line' },
  '& tr[data-spacer]': { p: '0', borderBottomWidth: '0' },
  '& td, & td[data-align=end]': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    h: 'auto',
    maxW: 'none',
    minH: '9',
    py: '1',
    borderBottomWidth: '0',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  // Beside a column name the value is aligned to the end, also over two lines.
  '& td:not([data-first])[data-header]': { textAlign: 'end' },
  // A column name without a value is hidden.
  '& td[data-header]:empty': { display: 'none' },
  '& tr[data-spacer] > td': { minH: '0', p: '0' },
  '& td[data-first]': { minH: '12', position: 'static', pe: '12', _after: { display: 'none' } },
  '& td:not([data-first])[data-header]::before': {
    content: 'attr(data-header)',
    color: 'muted',
    textStyle: 'sm13',
    // The column name would otherwise break within a word beside a long value.
    overflowWrap: 'normal',
  },
  '& tr[data-outline]:nth-of-type(n + 4)': { display: 'none' },
  '& td[data-action]': { position: 'absolute', top: '2', insetEnd: '1' },
  // Several buttons do not fit beside the name.
  '& td[data-action]:has([data-several])': { position: 'static', justifyContent: 'flex-end' },
  '& td[data-select]': { position: 'absolute', top: '2', insetStart: '1', w: 'auto', minH: '12', p: '0' },
  '& td[data-select] + td[data-first]': { ps: '12' },
  // Cards have no sticky cells.
  '& [data-scrolls] td[data-select]': { position: 'absolute', insetStart: '1' },
  '& [data-scrolls] td[data-first]': { position: 'static', minW: '0' },
} as const

const asCardsOfTwoColumns = {
  ...asCards,
  '& tr:not([data-spacer])': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  '& td[data-first]': { ...asCards['& td[data-first]'], gridColumn: '1 / -1' },
} as const

/** Shows rows as cards on a phone; with `isWide` also on a tablet, in two columns. */
export const CARDS = {
  usual: { smDown: asCards },
  isWide: {
    true: { mdDown: asCardsOfTwoColumns, smDown: { '& tr:not([data-spacer])': { display: 'block' } } },
  },
} as const
