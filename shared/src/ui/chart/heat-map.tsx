import { chakra } from '@chakra-ui/react/styled-system'

const LEVELS = 5

const Root = chakra('figure', {
  base: {
    minW: '0',
    containerType: 'inline-size',
    '& > figcaption': { textStyle: 'lg15', fontWeight: 'semibold', mb: '3' },
    '& > div:first-of-type': { display: 'grid', gap: '1' },
    '& > div > div': {
      display: 'grid',
      gridTemplateColumns: '76px repeat(var(--sf-columns), minmax(0, 1fr))',
      gap: '3px',
      alignItems: 'center',
    },
    '& span': { textStyle: 'xs12', color: 'muted', whiteSpace: 'nowrap' },
    '& i': {
      display: 'grid',
      placeItems: 'center',
      h: '6',
      minW: '0',
      bg: 'soft',
      borderRadius: '4px',
      textStyle: 'xs12',
      fontStyle: 'normal',
      fontVariantNumeric: 'tabular-nums',
      overflow: 'hidden',
    },
    '& i[data-level="1"]': {
      bg: 'color-mix(in srgb, var(--sf-colors-primary) 18%, var(--sf-colors-surface))',
    },
    '& i[data-level="2"]': {
      bg: 'color-mix(in srgb, var(--sf-colors-primary) 36%, var(--sf-colors-surface))',
    },
    '& i[data-level="3"]': {
      bg: 'color-mix(in srgb, var(--sf-colors-primary) 56%, var(--sf-colors-surface))',
    },
    '& i[data-level="4"]': {
      bg: 'color-mix(in srgb, var(--sf-colors-primary) 78%, var(--sf-colors-surface))',
    },
    '& i[data-level="5"]': { bg: 'primary' },
    '& i[data-peak]': {
      color: 'primary.ink',
      fontWeight: 'semibold',
      outline: '2px solid',
      outlineColor: 'ink',
    },
    '@container (max-width: 520px)': {
      '& > div > div': {
        gridTemplateColumns: '48px repeat(var(--sf-columns), minmax(0, 1fr))',
        gap: '1px',
      },
      '& i': { borderRadius: '2px' },
      '& i[data-peak]': { color: 'transparent' },
      '& span[data-spare]': { visibility: 'hidden' },
    },
  },
})

export interface HeatMapProps {
  title: string
  /** `isNamed` columns show their label if there is room. */
  columns: readonly { label: string; isNamed: boolean }[]
  rows: readonly { label: string; short: string; values: readonly number[] }[]
  format: (value: number) => string
}

/**
 * Renders the density of a value over two time units. Only the peak has a label; the table for screen readers has all
 * values.
 */
export const HeatMap = ({ title, columns, rows, format }: HeatMapProps) => {
  const top = Math.max(...rows.flatMap(row => row.values), 1)
  // On a phone every second label is hidden, because it would touch its neighbor.
  const spare = new Set(
    columns
      .filter(({ isNamed }) => isNamed)
      .filter((_, at) => at % 2 === 1)
      .map(({ label }) => label),
  )
  const setColumns = (grid: HTMLDivElement | null) =>
    grid?.style.setProperty('--sf-columns', String(columns.length))
  return (
    <Root>
      <figcaption>{title}</figcaption>
      <div aria-hidden ref={setColumns}>
        <div>
          <span />
          {columns.map(({ label, isNamed }) => (
            <span key={label} data-spare={spare.has(label) || undefined}>
              {isNamed && label}
            </span>
          ))}
        </div>
        {rows.map(({ label, short, values }) => (
          <div key={label}>
            <span title={label}>{short}</span>
            {values.map((value, at) => (
              <i
                key={columns[at]?.label}
                title={`${label}, ${columns[at]?.label ?? ''}: ${format(value)}`}
                data-level={Math.ceil((LEVELS * value) / top)}
                data-peak={value === top || undefined}
              >
                {value === top && format(value)}
              </i>
            ))}
          </div>
        ))}
      </div>
      <div className="sf-hidden">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, at) => (
                  <td key={columns[at]?.label}>{format(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Root>
  )
}
