import { defineRecipe } from '@chakra-ui/react/styled-system'

export const inputRecipe = defineRecipe({
  base: {
    w: 'full',
    minW: '0',
    minH: '46px',
    px: '3.5',
    bg: 'surface',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'control',
    textStyle: 'lg15',
    textAlign: 'start',
    transition: 'border-color {durations.press} ease-out',
    // Safari on iOS zooms into smaller text on focus.
    '@media (pointer: coarse)': { fontSize: '1rem' },
    _hover: { borderColor: 'muted' },
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'primary',
      outlineOffset: '-1px',
      borderColor: 'primary',
    },
    _invalid: { borderColor: 'disabled' },
    _disabled: { bg: 'soft', color: 'muted' },
    // Latin text that is still aligned with the labels of an Arabic form.
    '&[data-latin]': { _rtl: { textAlign: 'right' } },
  },
})
