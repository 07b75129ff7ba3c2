import { chakra } from '@chakra-ui/react/styled-system'

const asCards = {
  '& thead': { display: 'none' },
  '& table, & tbody, & tr, & td': { display: 'block' },
  '& tr': { position: 'relative', py: '2', borderBottomWidth: '1px', borderColor: 'line' },
  '& td, & td[data-align=end]': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    h: 'auto',
    minH: '9',
    py: '1',
    borderBottomWidth: '0',
    textAlign: 'start',
  },
  '& td:first-of-type': { minH: '12' },
  '& td:not(:first-of-type)[data-header]::before': {
    content: 'attr(data-header)',
    color: 'muted',
    textStyle: 'sm13',
  },
  '& tr[data-outline]:nth-of-type(n + 4)': { display: 'none' },
  '& td[data-action]': { position: 'absolute', top: '2', insetEnd: '1' },
} as const

const asCardsOfTwoColumns = {
  ...asCards,
  '& tr': { ...asCards['& tr'], display: 'grid', gridTemplateColumns: '1fr 1fr' },
  '& td:first-of-type': { minH: '12', gridColumn: '1 / -1' },
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
    '& table': { w: 'full', borderCollapse: 'separate', borderSpacing: '0', textAlign: 'start' },
    '& th': {
      position: 'sticky',
      top: '0',
      zIndex: 1,
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
    '& th > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minH: '8',
      borderRadius: '6px',
      _hover: { color: 'ink' },
    },
    '& th > button[data-sorted]': { color: 'ink', fontWeight: 'semibold' },
    '& td': {
      h: 'row',
      px: '4',
      py: '1.5',
      borderBottomWidth: '1px',
      borderColor: 'line',
      verticalAlign: 'middle',
    },
    '& :is(th, td)[data-align=end]': { textAlign: 'end' },
    '& tbody > tr:last-of-type > td': { borderBottomWidth: '0' },
    '& tbody > tr': { transition: 'background-color 120ms ease-out', _hover: { bg: 'surface.raised' } },
    '&[aria-busy] tbody': { opacity: 0.65 },
    '& > nav': { borderTopWidth: '1px', borderColor: 'line' },
    smDown: asCards,
  },
  variants: {
    isWide: { true: { mdDown: asCardsOfTwoColumns, smDown: { '& tr': { display: 'block' } } } },
  },
})
