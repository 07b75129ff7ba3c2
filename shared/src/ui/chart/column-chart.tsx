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
    // The earlier value is drawn behind, a little wider.
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
    '& b': {
      alignSelf: 'center',
      textStyle: 'xs12',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    // Two halves on one scale, with room for a value above and below.
    '& > ol[data-halves] > li > div:last-of-type': {
      justifyContent: 'flex-start',
      borderBottomWidth: '0',
      '& i': { bg: 'disabled', borderRadius: '0 0 4px 4px' },
    },
    '& > ol[data-halves] > li': { rowGap: '0' },
    '& > ol[data-halves] small': { mt: '1.5' },
    // On narrow charts every second or fourth label is shown and takes the room of its neighbors. Of a few columns the
    // last one, the current, keeps its label.
    '@container (max-width: 639px)': {
      '& > ol[data-many=more] > li:not(:nth-last-of-type(2n + 1)) small': { visibility: 'hidden' },
      '& > ol[data-many=most] > li:not(:nth-of-type(4n + 1)) small': { visibility: 'hidden' },
    },
    // Long values are hidden in the same way.
    '@container (max-width: 519px)': {
      '& > ol[data-many=more][data-long] > li:not(:nth-last-of-type(2n + 1)) b': { visibility: 'hidden' },
      '& > ol[data-many=most][data-long] > li:not(:nth-of-type(4n + 1)) b': { visibility: 'hidden' },
    },
    '@container (min-width: 640px)': {
      '& > ol[data-many=most] > li:not(:nth-of-type(2n + 1)) small': { visibility: 'hidden' },
    },
  },
})

// Returns the density of the labels: undefined if all fit, `more` if some do, `most` if few do.
const crowdOf = (count: number): 'more' | 'most' | undefined => {
  if (count <= 8) return undefined
  return count <= 16 ? 'more' : 'most'
}

// Longer values touch each other on a phone.
const SHORT_VALUE = 3

export interface ColumnChartProps {
  title: string
  /** Oldest first. */
  points: readonly { label: string; value: number; before?: number; below?: number }[]
  format?: (value: number) => string
  /** Header of `before` in the table for screen readers. */
  beforeLabel?: string
  /** Name of `below`, a loss that is drawn downwards from the line on the same scale. */
  belowLabel?: string
}

const VALUE_ROOM = '20px'

const shareOf = (value: number, whole: number): string => `calc((100% - ${VALUE_ROOM}) * ${value / whole})`

const rowsOf = (top: number, bottom: number): string => {
  const share = top / (top + bottom)
  return `calc(${VALUE_ROOM} + (100% - 2 * ${VALUE_ROOM} - 26px) * ${share}) minmax(0, 1fr) auto`
}

/** Renders columns above and below the line. */
const HalfColumns = ({ points, format = countDigits }: Pick<ColumnChartProps, 'points' | 'format'>) => {
  const top = Math.max(...points.map(({ value }) => value), 1)
  const bottom = Math.max(...points.map(({ below = 0 }) => below), 1)
  const isLong = points.some(({ value, below = 0 }) => format(Math.max(value, below)).length > SHORT_VALUE)
  return (
    <ol aria-hidden data-halves data-many={crowdOf(points.length)} data-long={isLong || undefined}>
      {points.map(({ label, value, below = 0 }, place) => (
        <li key={place} style={{ gridTemplateRows: rowsOf(top, bottom) }}>
          <div>
            <b>{value > 0 && format(value)}</b>
            <i data-filled={value > 0 || undefined} style={{ height: shareOf(value, top) }} />
          </div>
          <div>
            {below > 0 && <i data-below style={{ height: shareOf(below, bottom) }} />}
            <b>{below > 0 && <bdi dir="ltr">{`−${format(below)}`}</bdi>}</b>
          </div>
          <small>{label}</small>
        </li>
      ))}
    </ol>
  )
}

/** Renders columns over time, from zero, labelled directly. In Arabic the page direction reverses the order. */
export const ColumnChart = (props: ColumnChartProps) => {
  const { title, points, format = countDigits, beforeLabel, belowLabel } = props
  const top = Math.max(...points.flatMap(({ value, before = 0 }) => [value, before]), 1)
  const isLong = points.some(({ value }) => format(value).length > SHORT_VALUE)
  return (
    <Root>
      <figcaption>{title}</figcaption>
      {belowLabel && <HalfColumns points={points} format={format} />}
      {!belowLabel && (
        <ol aria-hidden data-many={crowdOf(points.length)} data-long={isLong || undefined}>
          {points.map(({ label, value, before }, place) => (
            // Keyed by position, because the same month of two years has the same label.
            <li key={place}>
              <div>
                {before !== undefined && <s style={{ height: `${(78 * before) / top}%` }} />}
                <b>{value > 0 && format(value)}</b>
                <i data-filled={value > 0 || undefined} style={{ height: `${(78 * value) / top}%` }} />
              </div>
              <small>{label}</small>
            </li>
          ))}
        </ol>
      )}
      <ChartTable
        title={title}
        beforeLabel={belowLabel ?? beforeLabel}
        rows={points.map(({ label, value, before = 0, below = 0 }) => ({
          label,
          text: format(value),
          before: format(belowLabel ? below : before),
        }))}
      />
    </Root>
  )
}
