import { chakra } from '@sufra/shared/ui'

/** Bar at the top of the viewport about the connection to the server. */
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
