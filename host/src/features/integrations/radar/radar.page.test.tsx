import type { DriftRow } from '@sufra/shared/contracts/drift'
import { screen, waitFor } from '@testing-library/react'
import { secondsAgo, burger, closed, rowOf, shop, show } from './testing/show-radar.tsx'

it('lists difference, place, shown value and cost', async () => {
  show()
  const burgers = await rowOf(/Burger/)
  expect(burgers.getByText('Another price')).toBeInTheDocument()
  expect(burgers.getByText('−3.00')).toBeInTheDocument()
  expect((await rowOf(/The shop/)).getByText('Closed')).toBeInTheDocument()
  expect(await screen.findByText('3 orders refused or missed')).toBeInTheDocument()
  expect(screen.getByText(/^Every platform checked .+ ago$/)).toBeInTheDocument()
})

it('repairs one difference with its button, and all with another', async () => {
  const { user, repaired } = show()
  await user.click((await rowOf(/Burger/)).getByRole('button', { name: 'Correct the price: Burger' }))
  await waitFor(() =>
    expect(repaired()).toEqual([{ branchIds: [5], channelId: 2, kind: 'price', productId: 9 }]),
  )
  expect(await screen.findByText('Sent again, 1 difference is being fixed')).toBeInTheDocument()
})

it('repairs all differences with one press', async () => {
  const { user, repaired } = show()
  await user.click(await screen.findByRole('button', { name: 'Fix all' }))
  await waitFor(() => expect(repaired()).toEqual([{ branchIds: [5] }]))
})

it('requests only differences, and all values on demand', async () => {
  const { user, queryOf } = show()
  await rowOf(/Burger/)
  expect(queryOf()?.get('OnlyDifferences')).toBe('true')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Only differences' }), 'all')
  await waitFor(() => expect(queryOf()?.get('OnlyDifferences')).toBe('false'))
})

it('shows one product over all platforms and stores that in the address', async () => {
  const { user, queryOf } = show()
  await rowOf(/Burger/)
  expect(queryOf()?.get('Order')).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Worst first' }), 'dish')
  await waitFor(() => expect(queryOf()?.get('Order')).toBe('dish'))
})

it('states that nothing differs, and the time of the check', async () => {
  show({ rows: [], shops: [{ ...shop, different: 0 }] })
  expect(await screen.findByText('Every platform shows what you want')).toBeInTheDocument()
  expect(await screen.findByText(/^Checked .+ ago: prices/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Fix all' })).not.toBeInTheDocument()
})

it('names an unreadable platform and disables its buttons', async () => {
  const unread = {
    ...shop,
    failedSince: secondsAgo(240),
    readAt: secondsAgo(240),
    problem: 'no_answer' as const,
    different: 0,
  }
  show({ rows: [{ ...burger, verdict: 'unknown' }], shops: [unread] })
  expect(await screen.findByText(/does not answer. What it showed .+ ago is the last/)).toBeInTheDocument()
  const row = await rowOf(/Burger/)
  expect(row.getByText('Not known')).toBeInTheDocument()
  expect(row.queryByRole('button')).not.toBeInTheDocument()
})

it('reports a failed load and retries on request', async () => {
  show({}, { 'GET /api/Drift/Get': { status: 500, body: {} } })
  expect(await screen.findByText('The differences did not load')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /again/i })).toBeInTheDocument()
})

describe('as a grid', () => {
  const soup: DriftRow = {
    ...burger,
    productId: 12,
    name: '{"ar":"شوربة","en":"Soup"}',
    verdict: 'same',
    shown: 35,
    since: null,
  }
  const onKeeta = { channelId: 3, channelKey: 'keeta' as const }
  const alright: DriftRow = { ...burger, ...onKeeta, verdict: 'same', shown: 35, since: null }
  const keeta = { ...shop, ...onKeeta, different: 0 }
  const showGrid = async () => {
    const view = show({ rows: [closed, soup, burger, alright], shops: [shop, keeta] })
    await view.user.click(await screen.findByRole('tab', { name: 'Grid' }))
    await screen.findByRole('columnheader', { name: 'Keeta' })
    return view
  }

  it('has a row per product and a column per platform, differences only at first', async () => {
    const { user, queryOf } = await showGrid()
    const cells = (await rowOf(/Burger/)).getAllByRole('gridcell')
    expect(cells.map(cell => cell.textContent)).toEqual([
      ...[expect.anything(), 'Burger'],
      ...[expect.stringMatching(/Another price · \d/), expect.stringContaining('Same')],
    ])
    expect(queryOf()?.get('BranchId')).toBe('5')
    expect(screen.queryByRole('row', { name: /Soup/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('switch', { name: 'Only what differs' }))
    const soupCells = (await rowOf(/Soup/)).getAllByRole('gridcell')
    expect(soupCells.at(-1)).toHaveTextContent('—')
  })

  it('repairs one cell with its button, and the selected products with one press', async () => {
    const { user, repaired } = await showGrid()
    await user.click(screen.getByRole('button', { name: 'Fix Burger on Jahez' }))
    await waitFor(() => expect(repaired()).toEqual([{ branchIds: [5], channelId: 2, productId: 9 }]))
    await user.click((await rowOf(/Burger/)).getByRole('checkbox'))
    await user.click((await rowOf(/The shop/)).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Fix' }))
    await waitFor(() => expect(repaired()).toHaveLength(3))
    expect(repaired().slice(1)).toEqual([
      { branchIds: [5], productId: 9 },
      { branchIds: [5], kind: 'state' },
    ])
  })
})
