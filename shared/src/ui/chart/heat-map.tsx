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
    '& i[data-level="1"]': { bg: 'color-mix(in srgb, {colors.primary} 18%, {colors.surface})' },
    '& i[data-level="2"]': { bg: 'color-mix(in srgb, {colors.primary} 36%, {colors.surface})' },
    '& i[data-level="3"]': { bg: 'color-mix(in srgb, {colors.primary} 56%, {colors.surface})' },
    '& i[data-level="4"]': { bg: 'color-mix(in srgb, {colors.primary} 78%, {colors.surface})' },
    '& i[data-level="5"]': { bg: 'primary' },
    '& i[data-peak]': {
      color: 'onPrimary',
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
    },
  },
})

export interface HeatMapProps {
  title: string
  /** Named where there is room for it: every one that has a text. */
  columns: readonly { label: string; isNamed: boolean }[]
  rows: readonly { label: string; short: string; values: readonly number[] }[]
  format: (value: number) => string
}

/** How dense something is over two kinds of time; the fullest place is written out, all of them in the table behind. */
export const HeatMap = ({ title, columns, rows, format }: HeatMapProps) => {
  const top = Math.max(...rows.flatMap(row => row.values), 1)
  const setColumns = (grid: HTMLDivElement | null) =>
    grid?.style.setProperty('--sf-columns', String(columns.length))
  return (
    <Root>
      <figcaption>{title}</figcaption>
      <div aria-hidden ref={setColumns}>
        <div>
          <span />
          {columns.map(({ label, isNamed }) => (
            <span key={label}>{isNamed && label}</span>
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
