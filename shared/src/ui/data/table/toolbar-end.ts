import { chakra } from '@chakra-ui/react/styled-system'

/** What is done with a list as a whole (`ColumnMenu`, `ExportButton`), at the end of the line of its filters. */
export const ToolbarEnd = chakra('div', {
  base: { display: 'flex', gap: '2', ms: 'auto', smDown: { ms: '0' }, _empty: { display: 'none' } },
})
