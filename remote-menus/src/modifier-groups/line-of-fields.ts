/**
 * Fields with what has no label above it: all of them end together, and where one says below what is wrong with it they begin
 * together instead, so that no label stands beside another's box.
 */
export const lineOfFields = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  '&:has([data-error])': { alignItems: 'flex-start', '& > label, & > button': { mt: '6' } },
} as const
