import { chakra } from '@chakra-ui/react/styled-system'
import { countDigits } from '../text/digits.ts'
import { ChartTable } from './chart-table.tsx'

const Root = chakra('figure', {
  base: {
    minW: '0',
    containerType: 'inline-size',
    '& > figcaption': { textStyle: 'lg15', fontWeight: 'semibold', mb: '3' },
    '& > ol': { display: 'flex', alignItems: 'stretch', gap: '1', h: '180px' },
    '& > ol > li': {
      flex: '1 1 0',
      minW: '0',
      display: 'grid',
      gridTemplateRows: '1fr auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1.5',
      textAlign: 'center',
    },
    '& > ol > li > div': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    '& i': {
      display: 'block',
      minH: '1px',
      bg: 'soft',
      borderRadius: '4px 4px 0 0',
      transition: 'height {durations.enter} ease-out',
    },
    // What was before stands behind, a little wider.
    '& s': {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      bg: 'line',
      borderRadius: '4px 4px 0 0',
    },
    '& s ~ b, & s ~ i': { position: 'relative' },
    '& s ~ i': { marginInline: '12%' },
    '& [data-top] i': { bg: 'primary' },
    '& i[data-filled]': { bg: 'primary' },
    '& small': {
      justifySelf: 'center',
      textStyle: 'xs12',
      color: 'muted',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    '& b': { textStyle: 'xs12', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    // A label takes the room of two columns, or of four, where one is too narrow for it.
    '@container (max-width: 639px)': {
      '& > ol[data-many] > li:not(:nth-of-type(2n + 1)) small': { visibility: 'hidden' },
      '& > ol[data-many=most] > li:not(:nth-of-type(4n + 1)) small': { visibility: 'hidden' },
    },
    '@container (min-width: 640px)': {
      '& > ol[data-many=most] > li:not(:nth-of-type(2n + 1)) small': { visibility: 'hidden' },
    },
  },
})

// How many columns there are: all of their labels fit, some do, or few.
const crowdOf = (count: number): 'more' | 'most' | undefined => {
  if (count <= 8) return undefined
  return count <= 16 ? 'more' : 'most'
}

export interface ColumnChartProps {
  title: string
  /** In order of time, oldest first. */
  points: readonly { label: string; value: number; before?: number }[]
  format?: (value: number) => string
  /** What `before` is, for those who read the table. */
  beforeLabel?: string
}

/** Columns over time, from zero, labelled directly. The order of the page turns time round in Arabic. */
export const ColumnChart = ({ title, points, format = countDigits, beforeLabel }: ColumnChartProps) => {
  const top = Math.max(...points.flatMap(({ value, before = 0 }) => [value, before]), 1)
  return (
    <Root>
      <figcaption>{title}</figcaption>
      <ol aria-hidden data-many={crowdOf(points.length)}>
        {points.map(({ label, value, before }) => (
          <li key={label}>
            <div>
              {before !== undefined && <s style={{ height: `${(78 * before) / top}%` }} />}
              <b>{value > 0 && format(value)}</b>
              <i data-filled={value > 0 || undefined} style={{ height: `${(78 * value) / top}%` }} />
            </div>
            <small>{label}</small>
          </li>
        ))}
      </ol>
      <ChartTable
        title={title}
        beforeLabel={beforeLabel}
        rows={points.map(({ label, value, before = 0 }) => ({
          ...{ label, text: format(value) },
          before: format(before),
        }))}
      />
    </Root>
  )
}
