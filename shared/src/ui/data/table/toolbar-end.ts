import { chakra } from '@chakra-ui/react/styled-system'

/** Holds the actions of a whole list (`ColumnMenu`, `ExportButton`) at the end of its filter row. */
export const ToolbarEnd = chakra('div', {
  base: { display: 'flex', gap: '2', ms: 'auto', smDown: { ms: '0' }, _empty: { display: 'none' } },
})
