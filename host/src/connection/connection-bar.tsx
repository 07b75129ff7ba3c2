import { chakra } from '@sufra/shared/ui'

/** Says of the line to the server what a person should know, at the top of whatever is in view. */
export const ConnectionBar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '7',
    py: '1.5',
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    bg: 'notice.soft',
    color: 'notice',
    textStyle: 'sm13',
    fontWeight: 'medium',
    '& > svg': { flexShrink: '0' },
    smDown: { px: '4' },
  },
})
