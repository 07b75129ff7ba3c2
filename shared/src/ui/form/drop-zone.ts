import { chakra } from '@chakra-ui/react/styled-system'

/** Drop zone of a file: a preview or an icon, text, a button. */
export const DropZone = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    minH: '24',
    p: '3',
    pe: '14',
    bg: 'surface',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'line.strong',
    borderRadius: 'well',
    transition: 'background-color {durations.press} ease-out, border-color {durations.press} ease-out',
    _hover: { bg: 'soft' },
    '&[data-over]': { bg: 'primary.soft', borderColor: 'primary' },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '-1px' },
    '&:has([aria-invalid=true])': { borderColor: 'disabled' },
    '& > img, & > i': { flexShrink: 0, boxSize: '72px', borderRadius: 'control' },
    '& > img': { objectFit: 'contain', bg: 'soft' },
    '& > i': { display: 'grid', placeItems: 'center', bg: 'soft', color: 'muted' },
    '& > span': { display: 'grid', minW: '0', fontWeight: 'medium' },
    '& > span > small': { textStyle: 'sm13', fontWeight: 'normal', color: 'muted' },
    // The native input covers the whole zone, so pressing, dropping and the keyboard work natively.
    '& > input': { position: 'absolute', inset: '0', w: 'full', h: 'full', opacity: 0, cursor: 'pointer' },
    '& > button': { position: 'absolute', insetEnd: '2', top: '50%', translate: '0 -50%' },
  },
})
