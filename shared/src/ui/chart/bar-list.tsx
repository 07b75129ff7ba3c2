import { chakra } from '@chakra-ui/react/styled-system'
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
  /** Largest first. `text` is what is written at the end of the row. */
  rows: readonly { label: string; value: number; text: string }[]
}

/** A ranking: a bar from zero under each name, its figure at the end. */
export const BarList = ({ title, rows }: BarListProps) => {
  const top = Math.max(...rows.map(row => row.value), 1)
  return (
    <Root>
      <figcaption>{title}</figcaption>
      <ol aria-hidden>
        {rows.map(({ label, value, text }) => (
          <li key={label}>
            <span>
              <bdi>{label}</bdi>
            </span>
            <b>
              <bdi>{text}</bdi>
            </b>
            <i ref={bar => bar?.style.setProperty('--sf-share', `${(100 * value) / top}%`)} />
          </li>
        ))}
      </ol>
      <ChartTable title={title} rows={rows} />
    </Root>
  )
}
