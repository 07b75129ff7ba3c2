import { Skeleton } from '#src/ui/status/skeleton.tsx'

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** Renders skeleton rows: an identity with its mark, short words in the other columns. */
export const SkeletonRows = ({ columns }: { columns: number }) =>
  ROWS.map(row => (
    <tr key={row} role="row" data-outline>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} role="cell" data-first={column === 0 || undefined}>
          <Skeleton w={column === 0 ? '60%' : '45%'} />
        </td>
      ))}
    </tr>
  ))
