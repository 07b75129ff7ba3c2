/** Rows as cards, each cell with the name of its column. */
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
  // Beside the name of its column a value stands at the end, also one of two lines.
  '& td:not([data-first])[data-header]': { textAlign: 'end' },
  // The name of a column with nothing beside it says nothing.
  '& td[data-header]:empty': { display: 'none' },
  '& tr[data-spacer] > td': { minH: '0', p: '0' },
  '& td[data-first]': { minH: '12', position: 'static', pe: '12', _after: { display: 'none' } },
  '& td:not([data-first])[data-header]::before': {
    content: 'attr(data-header)',
    color: 'muted',
    textStyle: 'sm13',
    // Beside a long value it would break within a word.
    overflowWrap: 'normal',
  },
  '& tr[data-outline]:nth-of-type(n + 4)': { display: 'none' },
  '& td[data-action]': { position: 'absolute', top: '2', insetEnd: '1' },
  // Several buttons have no room beside the name.
  '& td[data-action]:has([data-several])': { position: 'static', justifyContent: 'flex-end' },
  '& td[data-select]': { position: 'absolute', top: '2', insetStart: '1', w: 'auto', minH: '12', p: '0' },
  '& td[data-select] + td[data-first]': { ps: '12' },
  // Nothing sticks in a card.
  '& [data-scrolls] td[data-select]': { position: 'absolute', insetStart: '1' },
  '& [data-scrolls] td[data-first]': { position: 'static', minW: '0' },
} as const

const asCardsOfTwoColumns = {
  ...asCards,
  '& tr:not([data-spacer])': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  '& td[data-first]': { ...asCards['& td[data-first]'], gridColumn: '1 / -1' },
} as const

/** On a phone every row is a card; with `isWide` on a tablet too, there in two columns. */
export const CARDS = {
  usual: { smDown: asCards },
  isWide: {
    true: { mdDown: asCardsOfTwoColumns, smDown: { '& tr:not([data-spacer])': { display: 'block' } } },
  },
} as const
