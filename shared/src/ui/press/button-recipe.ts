import { defineRecipe } from '@chakra-ui/react/styled-system'

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontWeight: 'semibold',
    textAlign: 'center',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    transition:
      'background-color {durations.press} ease-out, border-color {durations.press} ease-out, transform {durations.press} ease-out',
    _active: { transform: 'scale(.98)', _motionReduce: { transform: 'none' } },
    _disabled: { opacity: 0.55, cursor: 'default', transform: 'none' },
    _loading: { opacity: 1 },
    '& > svg': { flexShrink: 0 },
    // Buttons are not printed.
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      solid: { bg: 'primary', color: 'primary.ink', _hover: { bg: 'primary.hover' } },
      outline: { bg: 'surface', color: 'ink', borderColor: 'line', _hover: { bg: 'soft' } },
      soft: { bg: 'surface', color: 'primary.hover', borderColor: 'line', _hover: { bg: 'primary.soft' } },
      ghost: { color: 'ink', _hover: { bg: 'soft' } },
      danger: { color: 'disabled', _hover: { bg: 'disabled.soft' } },
      dangerSolid: { bg: 'disabled', color: 'surface', _hover: { filter: 'brightness(.92)' } },
    },
    size: {
      sm: { minH: 'tool', px: '3', textStyle: 'sm13', fontWeight: 'semibold' },
      md: { minH: 'touch', px: '4', textStyle: 'md14', fontWeight: 'semibold' },
      lg: { minH: '12', px: '5', textStyle: 'lg15', fontWeight: 'semibold' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})
