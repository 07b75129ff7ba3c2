import { chakra } from '@sufra/shared/ui'

/** A line above every screen, for what must not be forgotten: the merchant is suspended, a branch is closed. */
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
    // On a phone a long text has the line for itself, and its button stands under it.
    smDown: { px: '4', flexWrap: 'wrap', '& > span': { flexBasis: '14rem' } },
    '& button': { color: 'inherit' },
  },
})
