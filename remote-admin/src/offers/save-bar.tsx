import { Flex, chakra } from '@sufra/shared/ui'

/** The buttons under a form; give it `data-unsaved` while something is. */
export const SaveBar = chakra(Flex, {
  base: {
    justifyContent: 'flex-end',
    gap: '2',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    // In reach while something is unsaved, however long the form is.
    '&[data-unsaved]': { position: 'sticky', bottom: '0', pb: '4', bg: 'surface', zIndex: 'sticky' },
    // The phone's bottom bar stands below it.
    smDown: {
      '& > button': { flex: 1 },
      '&[data-unsaved]': { bottom: 'calc(64px + env(safe-area-inset-bottom))' },
    },
  },
})
