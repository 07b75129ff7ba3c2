import { chakra } from '@sufra/shared/ui'

/** A bar above every screen for a lasting condition, such as a suspended merchant or a closed branch. */
export const SlimBar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '7',
    py: '1.5',
    bg: 'disabled.soft',
    color: 'disabled',
    textStyle: 'sm13',
    fontWeight: 'medium',
    '& > svg': { flexShrink: 0 },
    '& > span': { flex: 1, minW: '0' },
    // On a phone the text takes the full width, and the button wraps below.
    smDown: { px: '4', flexWrap: 'wrap', '& > span': { flexBasis: '14rem' } },
    '& button': { color: 'inherit' },
  },
})
