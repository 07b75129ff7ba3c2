const SELECTED = 'color-mix(in srgb, var(--sf-colors-primary-soft) 50%, var(--sf-colors-surface))'

/**
 * Styles of the interactive parts of a table: sort buttons, rows, checkboxes. Plain elements, because there are
 * hundreds.
 */
export const INTERACTION = {
  '& th > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '8',
    borderRadius: '6px',
    _hover: { color: 'ink' },
  },
  '& th > button[data-sorted]': { color: 'ink', fontWeight: 'semibold' },
  '& tbody > tr': {
    // No transition: while the table scrolls, the row under the pointer changes every frame.
    bg: 'surface',
    // Keeps a focused row out from under the sticky head and bar.
    scrollMarginTop: '6.5rem',
    scrollMarginBottom: '1rem',
    outlineOffset: '-2px',
    _hover: { bg: 'surface.raised' },
  },
  // Half the tint of the bar, so that marks and pills stand out. Opaque, because rows pass under the first column.
  '& tbody > tr[aria-selected=true]': { bg: SELECTED, _hover: { bg: SELECTED } },
  '& tbody > tr[data-lifted]': { position: 'relative', zIndex: 3, bg: 'surface', boxShadow: 'overlay' },
  '& tbody > tr[data-opens]': { cursor: 'pointer' },
  // The link in the first cell covers the whole row; other controls lie above it.
  '& tbody > tr[data-opens=link]': { position: 'relative' },
  '& tr[data-opens=link] > td[data-first] a::after': { content: '""', position: 'absolute', inset: '0' },
  '& td[data-select], & td[data-action]': { position: 'relative' },
  '& tr[data-opens=link] > td:is([data-select], [data-action])': { zIndex: 1 },
  '& [data-select] > label': { display: 'grid', placeItems: 'center', minW: '2.75rem', minH: '2.75rem' },
  '&[data-density=dense] [data-select] > label': { minH: '9' },
  '& [data-select] input': {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    w: '5',
    h: '5',
    bg: 'surface',
    borderWidth: '1.5px',
    borderColor: 'line.strong',
    borderRadius: '6px',
    cursor: 'pointer',
    transition: 'background-color {durations.press} ease-out, border-color {durations.press} ease-out',
    _before: {
      content: '""',
      w: '3',
      h: '3',
      bg: 'primary.ink',
      clipPath: 'polygon(14% 47%, 5% 57%, 39% 90%, 96% 22%, 87% 13%, 38% 70%)',
      transform: 'scale(0)',
    },
    '&:is(:checked, :indeterminate)': { bg: 'primary', borderColor: 'primary' },
    '&:checked::before': { transform: 'scale(1)' },
    '&:indeterminate::before': { transform: 'scale(1)', h: '2px', clipPath: 'none' },
  },
} as const
