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
    smDown: { px: '4' },
    '& > svg': { flexShrink: 0 },
    '& > span': { flex: 1, minW: '0' },
    '& button': { color: 'inherit' },
  },
})
