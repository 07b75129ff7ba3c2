/**
 * Row of fields beside controls without a label. Boxes align at the bottom; if a field shows an error below its box,
 * the fields align at the top, so that no label stands beside another field's box.
 */
export const lineOfFields = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  '&:has([data-error])': { alignItems: 'flex-start', '& > label, & > button': { mt: '6' } },
} as const
