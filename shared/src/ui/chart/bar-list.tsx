import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '#src/router/router.ts'
import { ChartTable } from './chart-table.tsx'

const Root = chakra('figure', {
  base: {
    minW: '0',
    '& > figcaption': { textStyle: 'lg15', fontWeight: 'semibold', mb: '3' },
    '& > ol': { display: 'grid', gap: '3' },
    '& > ol > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '3',
      rowGap: '1',
      alignItems: 'baseline',
    },
    '& > ol > li > span': { minW: '0' },
    '& > ol > li > a': {
      minW: '0',
      minH: 'touch',
      display: 'flex',
      alignItems: 'flex-end',
      color: 'ink',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
    '& > ol:not([aria-hidden])': { gap: '0', mt: '-2' },
    '& b': { fontVariantNumeric: 'tabular-nums' },
    '& b small': { fontWeight: 'medium', color: 'muted' },
    '& i': { gridColumn: '1 / -1', h: '2', bg: 'soft', borderRadius: 'pill', overflow: 'hidden' },
    '& i::before': {
      content: '""',
      display: 'block',
      h: 'full',
      w: 'var(--sf-share)',
      bg: 'primary',
      borderRadius: 'pill',
    },
  },
})

export interface BarListProps {
  title: string
  /** Largest first. `text` is written at the end of the row, `to` links to the counted rows. */
  rows: readonly { label: string; value: number; text: string; to?: string }[]
}

/**
 * Renders a ranking: a bar from zero under each name, and its figure at the end. With links it is a list for everybody;
 * otherwise a table serves screen readers.
 */
export const BarList = ({ title, rows }: BarListProps) => {
  const top = Math.max(...rows.map(row => row.value), 1)
  const hasLinks = rows.some(({ to }) => to !== undefined)
  return (
    <Root>
      <figcaption>{title}</figcaption>
      <ol aria-hidden={hasLinks ? undefined : true} aria-label={hasLinks ? title : undefined}>
        {rows.map(({ label, value, text, to }, place) => (
          // Keyed by position, because two rows may have the same label.
          <li key={place}>
            {to === undefined ? (
              <span>
                <bdi>{label}</bdi>
              </span>
            ) : (
              <Link to={to}>
                <bdi>{label}</bdi>
              </Link>
            )}
            <b>
              <bdi>{text}</bdi>
            </b>
            <i ref={bar => bar?.style.setProperty('--sf-share', `${(100 * value) / top}%`)} />
          </li>
        ))}
      </ol>
      {!hasLinks && <ChartTable title={title} rows={rows} />}
    </Root>
  )
}
