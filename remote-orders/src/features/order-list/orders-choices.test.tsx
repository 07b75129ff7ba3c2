import { screen, waitFor, within } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import { answerHttp, renderUi, sampleBranch, sampleOrder, samplePage } from '@sufra/shared/testing'
import type { RenderUiOptions } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { OrdersPage } from './orders.page.tsx'

const LIST = 'GET /api/Order/Get'
const SUMS = 'GET /api/Order/Totals'
const SUM = {
  orders: 748,
  sales: 58_214.5,
  averageTicket: 77.83,
  lost: 0,
  lostValue: 0,
  refunded: 0,
  charges: 0,
  difference: 0,
}
const OLAYA = sampleBranch()
const MALQA = sampleBranch({ id: 2, name: '{"ar":"الملقا","en":"Malqa"}' })

const show = (
  answers: Parameters<typeof answerHttp>[0] = {},
  { route = '/orders', ...who }: Pick<RenderUiOptions, 'route' | 'language' | 'role'> = {},
) => {
  const { calls } = answerHttp({
    [LIST]: call => ({ body: samplePage([sampleOrder()], call) }),
    [SUMS]: { body: SUM },
    'GET /api/Branch/GetByAccountId': call => ({ body: samplePage([OLAYA, MALQA], call) }),
    ...answers,
  })
  const ui = renderUi(<OrdersPage />, { route, role: 'Admin', namespaces: { orders: { ar, en } }, ...who })
  const asked = (path = '/api/Order/Get') => calls.filter(call => call.path === path).at(-1)?.query
  return { ...ui, asked }
}
const listed = () => screen.findByText('#4821')
const withOrder = (order: Partial<Order>) => ({
  [LIST]: (call: { query: URLSearchParams }) => ({ body: samplePage([sampleOrder(order)], call) }),
})

it.each([
  { name: 'All branches', choice: 'Malqa', query: 'BranchId', value: '2' },
  { name: 'Platform', choice: 'Jahez', query: 'ChannelId', value: '2' },
  { name: 'Reason', choice: 'Too busy', query: 'Reason', value: 'TooBusy' },
  { name: 'Payment', choice: 'Cash', query: 'PaymentType', value: 'Cash' },
])(
  'sends the filter “$name” with list and totals, and its first choice removes it',
  async ({ name, choice, query, value }) => {
    const { user, asked } = show()
    await listed()
    await user.selectOptions(await screen.findByRole('combobox', { name }), choice)
    await waitFor(() => expect(asked()?.get(query)).toEqual(value))
    await waitFor(() => expect(asked('/api/Order/Totals')?.get(query)).toEqual(value))
    await user.selectOptions(screen.getByRole('combobox', { name }), '')
    await waitFor(() => expect(asked()?.has(query)).toBe(false))
  },
)

it('shows Arabic names of branches and platforms in Arabic', async () => {
  show({}, { language: 'ar' })
  expect(await screen.findByRole('option', { name: 'الملقا' })).toBeInTheDocument()
  const platforms = within(screen.getByRole('combobox', { name: ar.list.channel }))
  expect(platforms.getByRole('option', { name: 'جاهز' })).toBeInTheDocument()
})

it('shows no branch choice to a user with one branch', async () => {
  const one = {
    'GET /api/Branch/GetByAccountId': { body: samplePage([OLAYA], { query: new URLSearchParams() }) },
  }
  const { asked } = show(one)
  await listed()
  await waitFor(() => expect(asked('/api/Branch/GetByAccountId')).toBeDefined())
  expect(screen.queryByRole('combobox', { name: 'All branches' })).not.toBeInTheDocument()
})

it('searches after the typing has stopped', async () => {
  const { user, asked } = show()
  await listed()
  await user.type(screen.getByRole('searchbox'), 'kabsa')
  await waitFor(() => expect(asked()?.get('Search')).toBe('kabsa'))
})

it('clears all filters with one press, and shows the button only if a filter is set', async () => {
  const { user, asked, location } = show({}, { route: '/orders?payment=Cash&min=20&branch=2' })
  await listed()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(asked()?.has('PaymentType')).toBe(false))
  expect(location()).toBe('/orders')
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
})

it('shows an error for a list that failed to load, and retries', async () => {
  const { user } = show({ [LIST]: { status: 500 } })
  expect(await screen.findByText('The orders could not be loaded')).toBeVisible()
  answerHttp(withOrder({}))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await listed()).toBeVisible()
})

it('shows the orders with an error in place of totals that failed to load', async () => {
  show({ [SUMS]: { status: 500 } })
  expect(await screen.findByText('The sums could not be loaded')).toBeVisible()
  expect(await listed()).toBeVisible()
})

it('keeps the loaded totals when a refetch fails', async () => {
  const { queryClient } = show()
  expect(await screen.findByText('58,214.50')).toBeVisible()
  answerHttp({ [SUMS]: { status: 500 } })
  await queryClient.refetchQueries({ queryKey: ['orders', 'list', 'totals'] })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.getByText('58,214.50')).toBeVisible()
})

it('shows a dash and no percentage of lost orders without orders', async () => {
  show({ [SUMS]: { body: { ...SUM, orders: 0, averageTicket: null } } })
  const sums = within(screen.getByLabelText('Totals of the filtered orders'))
  expect(await sums.findByText('—')).toBeVisible()
  expect(sums.queryByText(/%/)).not.toBeInTheDocument()
})

it.each([
  ['Phone', {}, '+9665•••••12'],
  ['Payment', { paymentType: 'Cash' }, 'Cash'],
  ['Type', { type: 'Pickup' }, en.type.Pickup],
  ['Reason', { reasonCode: 'TooBusy' }, 'Too busy'],
  ['Driver', { driver: { name: 'سعد', phoneMasked: '', etaAt: null, arrived: false } }, 'سعد'],
  ['Driver', { driver: null }, '—'],
] as const)('adds “%s” to the table by choice, and the device stores it', async (column, order, words) => {
  const { user, unmount } = show(withOrder(order))
  await listed()
  expect(screen.queryByRole('columnheader', { name: column })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: column }))
  unmount()
  show(withOrder(order))
  const row = within((await listed()).closest('tr') ?? document.body)
  expect(screen.getByRole('columnheader', { name: column })).toBeInTheDocument()
  expect(row.getAllByText(words).length).toBeGreaterThan(0)
})
