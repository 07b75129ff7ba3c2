import { chakra } from '@sufra/shared/ui'

/** Category tree beside the products; below 1198 px a drawer replaces the tree. */
export const WorkplaceGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '15.5rem minmax(0, 1fr)',
    gap: '4',
    alignItems: 'start',
    lgDown: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** Sticky while the table scrolls, with its own scrollbar if it is taller than the window. */
export const TreeCard = chakra('aside', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    position: 'sticky',
    top: '4',
    p: '2',
    maxH: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    lgDown: { display: 'none' },
  },
})
