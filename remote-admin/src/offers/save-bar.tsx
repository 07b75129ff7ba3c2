import { Flex, chakra } from '@sufra/shared/ui'

/** Holds the buttons of a form; set `data-unsaved` while there are unsaved changes. */
export const SaveBar = chakra(Flex, {
  base: {
    justifyContent: 'flex-end',
    gap: '2',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    // Sticky while there are unsaved changes, however long the form is.
    '&[data-unsaved]': { position: 'sticky', bottom: '0', pb: '4', bg: 'surface', zIndex: 'sticky' },
    // Above the bottom bar of the phone layout.
    smDown: {
      '& > button': { flex: 1 },
      '&[data-unsaved]': { bottom: 'phoneBar' },
    },
  },
})
