import { screen, within } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { Money } from '../text/money.tsx'
import { BarList } from './bar-list.tsx'
import { ColumnChart } from './column-chart.tsx'
import { HeatMap } from './heat-map.tsx'
import { Sparkline } from './sparkline.tsx'
import { StatTile } from './stat-tile.tsx'

const hours = [
  { label: '12', value: 20 },
  { label: '13', value: 5 },
  { label: '14', value: 0 },
]

it('draws columns from zero: a quarter of the value is a quarter of the height', () => {
  const { container } = renderUi(<ColumnChart title="Orders by hour" points={hours} />)
  const heights = [...container.querySelectorAll('i')].map(column => parseFloat(column.style.height))
  expect(heights[0]).toBeGreaterThan(70)
  expect(heights[1]).toBeCloseTo((heights[0] ?? 0) / 4)
  expect(heights[2]).toBe(0)
})

it.each([
  [8, null],
  [14, 'more'],
  [24, 'most'],
])('marks %i columns with the density of their labels', (count, crowd) => {
  const points = Array.from({ length: count }, (_, hour) => ({ label: String(hour), value: hour }))
  const { container } = renderUi(<ColumnChart title="Orders by hour" points={points} />)
  expect(container.querySelector('ol')?.getAttribute('data-many')).toBe(crowd)
})

it('has the figures of a column chart as a table', () => {
  renderUi(<ColumnChart title="Sales" points={hours} format={value => `${value} SAR`} />)
  const table = screen.getByRole('table', { name: 'Sales' })
  expect(within(table).getByRole('row', { name: '12 20 SAR' })).toBeInTheDocument()
  expect(within(table).getByRole('row', { name: '14 0 SAR' })).toBeInTheDocument()
})

it('draws a chart without orders and does not divide by zero', () => {
  const { container } = renderUi(<ColumnChart title="Orders" points={[{ label: '12', value: 0 }]} />)
  expect(container.querySelector('i')?.style.height).toBe('0%')
})

it('measures the bars of a ranking against the largest and has a table', () => {
  const rows = [
    { label: 'كبسة', value: 40, text: '40' },
    { label: 'فتوش', value: 10, text: '10' },
  ]
  const { container } = renderUi(<BarList title="الأكثر طلبًا" rows={rows} />, { language: 'ar' })
  const shares = [...container.querySelectorAll('i')].map(bar => bar.style.getPropertyValue('--sf-share'))
  expect(shares).toEqual(['100%', '25%'])
  expect(screen.getByRole('table', { name: 'الأكثر طلبًا' })).toBeInTheDocument()
})

it('shows two rows with the same label once each, also after a render', () => {
  const row = (label: string, value: number) => ({ label, value, text: String(value) })
  const { rerender } = renderUi(
    <BarList title="Best sellers" rows={[row('Kabsa', 9), row('Kabsa', 7), row('Tea', 5)]} />,
  )
  rerender(<BarList title="Best sellers" rows={[row('Tea', 12), row('Kabsa', 10)]} />)
  const table = screen.getByRole('table', { name: 'Best sellers' })
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['12', '10'])
  expect(screen.queryByText('9')).not.toBeInTheDocument()
  expect(screen.queryByText('7')).not.toBeInTheDocument()
})

it('draws a trend line from zero to the edge', () => {
  const { container } = renderUi(<Sparkline values={[0, 5, 10]} />)
  expect(container.querySelector('polyline')).toHaveAttribute('points', '0.00,26.00 50.00,14.00 100.00,2.00')
})

it('shows a figure with its change and trend', () => {
  const { container } = renderUi(
    <StatTile
      label="Revenue"
      value={<Money value={412900} />}
      change={{ text: '+5.8%', tone: 'good' }}
      trend={[1, 2, 3]}
    />,
  )
  expect(screen.getByText('Revenue')).toBeInTheDocument()
  expect(screen.getByText('412,900.00')).toBeInTheDocument()
  expect(screen.getByText('+5.8%')).toHaveAttribute('dir', 'ltr')
  expect(container.querySelector('polyline')).toBeInTheDocument()
})

it('draws no trend for one point', () => {
  const { container } = renderUi(<StatTile label="Orders" value="1" trend={[1]} />)
  expect(container.querySelector('svg')).not.toBeInTheDocument()
})

it('labels the peak of a heat map, shades the rest against it and has a table', () => {
  const columns = ['1 pm', '2 pm'].map(label => ({ label, isNamed: true }))
  const rows = [
    { label: 'Sunday', short: 'Sun', values: [0, 4] },
    { label: 'Monday', short: 'Mon', values: [20, 8] },
  ]
  const { container } = renderUi(
    <HeatMap title="Week" columns={columns} rows={rows} format={value => `${value}`} />,
  )
  const cells = [...container.querySelectorAll('i')]
  expect(cells.map(cell => cell.dataset.level)).toEqual(['0', '1', '5', '2'])
  expect(cells.map(cell => cell.textContent)).toEqual(['', '', '20', ''])
  const table = screen.getByRole('table', { name: 'Week' })
  expect(within(table).getByRole('row', { name: 'Monday 20 8' })).toBeInTheDocument()
})

it('draws columns before those of the previous period on one scale', () => {
  const { container } = renderUi(
    <ColumnChart title="Orders" beforeLabel="Before" points={[{ label: '12', value: 10, before: 20 }]} />,
  )
  expect(container.querySelector('s')).toHaveStyle({ height: '78%' })
  expect(container.querySelector('i')).toHaveStyle({ height: '39%' })
  expect(screen.getByRole('row', { name: '12 10 20' })).toBeInTheDocument()
})

it('hides every second column name of a heat map on a phone', () => {
  const columns = Array.from({ length: 12 }, (_, hour) => ({ label: `${hour}`, isNamed: hour % 3 === 0 }))
  const rows = [{ label: 'Sunday', short: 'Sun', values: columns.map((_, at) => at) }]
  const { container } = renderUi(
    <HeatMap title="Week" columns={columns} rows={rows} format={value => `${value}`} />,
  )
  const spare = [...container.querySelectorAll('[data-spare]')].map(({ textContent }) => textContent)
  expect(spare).toEqual(['3', '9'])
})

it('is a list of links without a table if rows of a ranking have links', () => {
  const rows = [{ label: 'Active', value: 4, text: '4', to: '/merchants?status=Active' }]
  renderUi(<BarList title="States" rows={rows} />)
  expect(screen.getByRole('list', { name: 'States' })).toHaveTextContent('Active4')
  expect(screen.getByRole('link', { name: 'Active' })).toHaveAttribute('href', '/merchants?status=Active')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

it('draws losses below the line on the same scale and gives them a table column', () => {
  const points = [
    { label: '10', value: 300, below: 0 },
    { label: '11', value: 100, below: 150 },
  ]
  const { container } = renderUi(<ColumnChart title="Moves" belowLabel="Lost" points={points} />)
  const rows = container.querySelector('li')?.style.gridTemplateRows
  // Twice the value has twice the height.
  expect(rows).toContain(`${300 / 450}`)
  const losses = [...container.querySelectorAll('i[data-below]')]
  expect(losses).toHaveLength(1)
  expect(container.querySelector('ol')).toHaveTextContent('−150')
  expect(screen.getByRole('columnheader', { name: 'Lost' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: '11 100 150' })).toBeInTheDocument()
})
