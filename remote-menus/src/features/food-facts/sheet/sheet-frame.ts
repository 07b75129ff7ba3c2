import { chakra } from '@sufra/shared/ui'

// Cells are plain elements, because a menu has thousands of them; the sheet styles all of them.
const control = {
  minH: 'tool',
  px: '2.5',
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'control',
  textAlign: 'start',
  '@media (pointer: coarse)': { minH: 'touch', fontSize: '1rem' },
  _hover: { borderColor: 'line.strong' },
  _focusVisible: { outline: '2px solid', outlineColor: 'primary', outlineOffset: '-1px' },
  '&[data-missing]': { bg: 'notice.soft', borderColor: 'notice.soft' },
  '&[data-changed]': { borderColor: 'primary', boxShadow: 'inset 0 0 0 1px token(colors.primary)' },
  _invalid: { borderColor: 'disabled', bg: 'disabled.soft' },
} as const

export const SheetFrame = chakra('div', {
  base: {
    minW: '0',
    '& input[data-cell][type=text]': {
      ...control,
      w: '5.5rem',
      fontVariantNumeric: 'tabular-nums',
      _rtl: { textAlign: 'right' },
    },
    '& select[data-cell]': { ...control, maxW: '8rem' },
    '& button[data-cell]': {
      ...control,
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1.5',
      minW: '7rem',
      py: '1',
      _rtl: { textAlign: 'start' },
    },
    '& [data-pair]': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '& [data-pair] > small': { color: 'muted', textStyle: 'xs12', whiteSpace: 'nowrap' },
    '& [data-error]': { display: 'block', mt: '0.5', color: 'disabled', textStyle: 'xs12', maxW: '16rem' },
    '& [data-product]': { display: 'grid', gap: '1', minW: '0', py: '1' },
    '& [data-product] > b': { fontWeight: 'semibold', lineHeight: '1.4' },
    '& [data-product] > small': { color: 'muted', textStyle: 'xs12' },
    smDown: { '& [data-pair]': { justifyContent: 'flex-end', flexWrap: 'wrap' } },
  },
})
