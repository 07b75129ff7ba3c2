import { chakra } from '@sufra/shared/ui'

/** List of categories: plain elements, because a menu may have a hundred of them. */
export const TreeList = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    '& ul': { listStyle: 'none', m: '0', p: '0', ps: '4' },
    '& li': { bg: 'surface', borderRadius: 'control' },
    '& li[data-lifted]': { position: 'relative', zIndex: 1, boxShadow: 'overlay' },
  },
})

/** One line of the list. The name takes the remaining width as a large target. */
export const TreeLine = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minH: 'touch',
    borderRadius: 'control',
    _hover: { bg: 'surface.raised' },
    '&[data-chosen]': { bg: 'primary.soft', color: 'primary.hover' },
    '& > button[data-choose]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flex: 1,
      minW: '0',
      minH: 'touch',
      px: '1.5',
      textAlign: 'start',
      borderRadius: 'control',
      fontWeight: 'medium',
    },
    '& > button[data-choose] > span:not([data-mark])': { flex: 1, minW: '0', lineHeight: '1.4' },
    '&[data-hidden] > button[data-choose]': { color: 'muted' },
    '& small': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      color: 'muted',
      fontSize: '0.75rem',
      fontWeight: 'normal',
    },
    '& svg': { flexShrink: 0 },
    '& em': { fontStyle: 'normal', color: 'muted', textStyle: 'sm13', fontWeight: 'normal' },
  },
})
