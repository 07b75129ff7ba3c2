import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { ORDERS_URL } from '../orders-url.ts'
import type { OrderFilters } from '../orders-url.ts'
import { AmountFilter } from './amount-filter.tsx'
import { PeriodFilter } from './period-filter.tsx'

const filtersOf = (address: string): OrderFilters => ORDERS_URL.readFilters(new URLSearchParams(address))

const show = (
  Filter: typeof AmountFilter | typeof PeriodFilter,
  address: string,
  language: 'ar' | 'en' = 'en',
) => {
  answerHttp({ 'GET /api/Branch/GetByAccountId': call => ({ body: samplePage([], call) }) })
  const changes: Partial<OrderFilters>[] = []
  const Page = () => {
    const [filters, setFilters] = useState(filtersOf(address))
    const change = (part: Partial<OrderFilters>) => {
      changes.push(part)
      setFilters({ ...filters, ...part })
    }
    return <Filter filters={filters} place={{ accountId: null, serviceProviderId: null }} onChange={change} />
  }
  return { ...renderUi(<Page />, { language, namespaces: { orders: { ar, en } } }), changes }
}

describe('amount filter', () => {
  const plain = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069\u200e\u200f]/g, '')

  it.each([
    ['', 'Order amount'],
    ['min=10', 'From 10.00'],
    ['max=90.5', 'Up to 90.50'],
    ['min=10&max=90.5', /10\.00.*90\.50/],
    ['min=0', 'From 0.00'],
  ])('shows the range of the address (%s) on its button', (address, text) => {
    show(AmountFilter, address)
    expect(plain(screen.getByRole('button').textContent)).toMatch(text)
  })

  it.each([
    { address: '', from: '20', to: '', asks: { min: '20', max: null } },
    { address: '', from: '٢٠٫٥', to: '٩٠', asks: { min: '20.5', max: '90' } },
    { address: '', from: '19.99', to: '', asks: { min: '19.99', max: null } },
    // Reversed range.
    { address: '', from: '90', to: '20', asks: { min: '20', max: '90' } },
    { address: '', from: '50', to: '50', asks: { min: '50', max: '50' } },
    { address: 'min=10&max=90', from: '', to: '', asks: { min: null, max: null } },
    { address: 'min=10&max=90', from: null, to: '80', asks: { min: '10', max: '80' } },
    { address: '', from: '0', to: '', asks: { min: '0', max: null } },
  ])('from “$from” to “$to” over “$address” requests $asks', async ({ address, from, to, asks }) => {
    const { user, changes } = show(AmountFilter, address)
    await user.click(screen.getByRole('button'))
    const write = async (name: string, text: string | null) => {
      if (text === null) return
      await user.clear(screen.getByRole('textbox', { name }))
      if (text) await user.type(screen.getByRole('textbox', { name }), text)
    }
    await write('From', from)
    await write('To', to)
    expect(changes).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(changes).toEqual([asks])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument())
    // The address that results must parse into the same filter.
    const search = new URLSearchParams(
      Object.entries(asks).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
    )
    expect(ORDERS_URL.readFilters(search)).toMatchObject(asks)
  })

  it('discards input that was not applied when it is reopened', async () => {
    const { user, changes } = show(AmountFilter, 'min=10')
    await user.click(screen.getByRole('button'))
    await user.clear(screen.getByRole('textbox', { name: 'From' }))
    await user.type(screen.getByRole('textbox', { name: 'From' }), '77')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button'))
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('10.00')
    expect(changes).toEqual([])
  })
})

describe('period filter', () => {
  it.each([
    ['', 'today', { period: 'today', from: null, to: null }],
    ['period=custom&from=2026-11-01&to=2026-11-22', 'all', { period: 'all', from: null, to: null }],
    ['period=30d', '', { period: '7d', from: null, to: null }],
  ])('over “%s”, choosing “%s” requests only that', async (address, value, asks) => {
    const { user, changes } = show(PeriodFilter, address)
    await user.selectOptions(screen.getByRole('combobox'), value)
    expect(changes).toEqual([asks])
    expect(screen.queryByLabelText('First day')).not.toBeInTheDocument()
  })

  it("starts a custom period with the shown days and applies the calendar's choice", async () => {
    const { user, changes } = show(PeriodFilter, 'period=custom&from=2026-11-01&to=2026-11-22')
    const own = within(screen.getByRole('combobox')).getByRole('option', { selected: true })
    expect(own).toHaveTextContent(/1\s–\s22 Nov 2026/)
    await user.selectOptions(screen.getByRole('combobox'), 'today')
    await user.selectOptions(screen.getByRole('combobox'), 'custom')
    const [, begun] = changes
    expect(begun).toMatchObject({ period: 'custom', from: begun?.to })
    const boxes = await screen.findAllByRole('textbox')
    const [first] = boxes
    if (!first) throw new Error('There is no box for a day')
    await user.clear(first)
    await user.type(first, '٠١/٠١/٢٠٢٦')
    await user.tab()
    await waitFor(() => expect(changes.at(-1)).toMatchObject({ period: 'custom', from: '2026-01-01' }))
  })

  it('reopens its calendar with the chosen days, also by keyboard', async () => {
    const { user, changes } = show(PeriodFilter, 'period=custom&from=2026-11-01&to=2026-11-22')
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Change the days' })).toHaveFocus()
    await user.keyboard('{Enter}')
    const [first, last] = await screen.findAllByRole('textbox')
    expect(first).toHaveValue('01/11/2026')
    expect(last).toHaveValue('22/11/2026')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Change the days' })).toHaveFocus()
    expect(changes).toEqual([])
  })

  it('has no calendar for a predefined period', () => {
    show(PeriodFilter, 'period=30d')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
