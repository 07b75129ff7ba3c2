import { screen, waitFor, within } from '@testing-library/react'
import type { Branch } from '@sufra/shared/contracts/merchant'
import type { Order } from '@sufra/shared/contracts/order'
import type { OrderTotals } from '@sufra/shared/contracts/order-list'
import {
  answerHttp,
  at,
  merchantPage,
  offers,
  renderUi,
  sampleBranch,
  sampleLine,
  sampleOrder,
  samplePage,
} from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { OrdersPage } from './orders.page.tsx'

const completed = (order: Partial<Order> = {}): Order =>
  sampleOrder({
    orderStatus: 'Completed',
    orderStatusId: 6,
    statusFamily: 'active',
    availableActions: offers('Print'),
    ...order,
  })
const totals: OrderTotals = {
  orders: 748,
  sales: 58214.5,
  averageTicket: 77.83,
  lost: 19,
  lostValue: 1480,
  refunded: 412,
  charges: 0,
  difference: 0,
}

interface Shown {
  branches?: Branch[]
  orders?: Order[]
  address?: string
  language?: 'ar' | 'en'
  role?: 'Admin' | 'SuperAdmin'
}

const open = ({
  orders = [completed()],
  branches = [],
  address = '/orders',
  language = 'en',
  role = 'Admin',
}: Shown = {}) => {
  const [first = completed()] = orders
  const { calls } = answerHttp({
    'GET /api/Order/Get': call => ({ body: samplePage(orders, call) }),
    'GET /api/Order/Totals': { body: totals },
    'GET /api/Branch/GetByAccountId': call => ({ body: samplePage(branches, call) }),
    'GET /api/Order/Details/1': { body: first },
    'GET /api/Order/History/1': {
      body: [
        {
          at: at(-30),
          byUserId: null,
          byName: null,
          source: 'channel',
          action: 'Place',
          from: null,
          to: 'New',
          note: null,
        },
        {
          at: at(-29),
          byUserId: 3,
          byName: 'خالد',
          source: 'user',
          action: 'Accept',
          from: 'New',
          to: 'Preparing',
          note: '20',
        },
        {
          at: at(-5),
          byUserId: 3,
          byName: 'خالد',
          source: 'user',
          action: 'Refund',
          from: 'Completed',
          to: 'Completed',
          note: '14.00: MissingItem: ليمون',
        },
        {
          at: at(-4),
          byUserId: null,
          byName: null,
          source: 'channel',
          action: 'ChannelRefused',
          from: 'Preparing',
          to: 'Preparing',
          note: 'ready: wrong_state',
        },
      ],
    },
    'GET /api/Order/Calls/1': {
      body: [
        {
          id: 1,
          action: 'accept',
          state: 'done',
          attempts: 2,
          since: at(-29),
          at: at(-28),
          answerCode: '200',
          message: null,
          durationMs: 140,
        },
        {
          id: 2,
          action: 'ready',
          state: 'refused',
          attempts: 1,
          since: at(-5),
          at: at(-4),
          answerCode: '409',
          message: 'WRONG_STATE',
          durationMs: 20,
        },
      ],
    },
    'POST /api/Order/Refund': {
      body: completed({ refundedTotal: 20, refundableTotal: 126, rowVersion: 2 }),
    },
    'GET /api/Account/Get': call => ({ body: merchantPage([], call) }),
  })
  const view = renderUi(<OrdersPage />, {
    namespaces: { orders: { ar, en } },
    language,
    role,
    route: address,
  })
  const asked = (path: string) => calls.filter(call => call.path === path)
  return { ...view, asked, calls }
}

it('lists the orders of the last seven days with their totals', async () => {
  const { asked } = open()
  const row = within((await screen.findByText('#4821')).closest('tr') ?? document.body)
  expect(row.getByText('Completed')).toBeVisible()
  expect(row.getByText('146.00')).toBeVisible()
  const sums = within(screen.getByLabelText('Totals of the filtered orders'))
  expect(await sums.findByText('58,214.50')).toBeVisible()
  expect(sums.getByText(/1,480.00 SAR lost/)).toBeVisible()
  const { query } = asked('/api/Order/Get')[0] ?? { query: new URLSearchParams() }
  expect(Date.parse(query.get('To') ?? '') - Date.parse(query.get('From') ?? '')).toBe(7 * 86_400_000)
  expect(query.get('From')).toMatch(/T00:00:00\+03:00$/)
})

it('stores filters in the address and sends them with both list and totals', async () => {
  const address =
    '/orders?period=all&state=Rejected&channel=2&reason=TooBusy&payment=Cash&min=20&max=90.5&search=noura'
  const { asked } = open({ address })
  await screen.findByText('#4821')
  for (const path of ['/api/Order/Get', '/api/Order/Totals']) {
    expect(Object.fromEntries(asked(path)[0]?.query ?? [])).toMatchObject({
      OrderStatusId: '7',
      ChannelId: '2',
      Reason: 'TooBusy',
      PaymentType: 'Cash',
      AmountFrom: '20',
      AmountTo: '90.5',
      Search: 'noura',
    })
    expect(asked(path)[0]?.query.has('From')).toBe(false)
  }
})

it('requests a filter when it is selected', async () => {
  const { user, asked } = open()
  await screen.findByText('#4821')
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Missed')
  await waitFor(() => expect(asked('/api/Order/Get').at(-1)?.query.get('OrderStatusId')).toBe('9'))
  await user.click(screen.getByRole('button', { name: 'Order amount' }))
  await user.type(screen.getByRole('textbox', { name: 'From' }), '50')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(asked('/api/Order/Totals').at(-1)?.query.get('AmountFrom')).toBe('50'))
  expect(screen.getByRole('button', { name: 'From 50.00' })).toBeVisible()
})

it('collapses the filters on a phone into one button with their number', async () => {
  const real = window.matchMedia
  window.matchMedia = query => Object.assign(real(query), { matches: query.includes('max-width: 639') })
  const { user, asked } = open({ address: '/orders?state=Missed&min=20&max=90&period=30d' })
  await screen.findByText('#4821')
  const button = screen.getByRole('button', { name: /Filters/ })
  expect(button).toHaveTextContent('3')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('combobox', { name: 'State' })).not.toBeInTheDocument()
  await user.click(button)
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), '')
  await waitFor(() => expect(asked('/api/Order/Get').at(-1)?.query.has('OrderStatusId')).toBe(false))
  expect(button).toHaveTextContent('2')
  window.matchMedia = real
})

it.each(['row', 'Enter', 'number'])('opens an order by its %s, and the number is a link', async way => {
  const { user } = open({ address: '/orders?period=all' })
  const number = await screen.findByRole('link', { name: '#4821' })
  expect(number).toHaveAttribute('href', '/orders?period=all&order=1')
  const row = number.closest('tr') ?? document.body
  if (way === 'Enter') {
    row.focus()
    await user.keyboard('{Enter}')
  } else await user.click(way === 'row' ? within(row).getByText('Completed') : number)
  expect(await within(await screen.findByRole('dialog')).findByText('What happened')).toBeVisible()
})

it("shows the order's timeline as text", async () => {
  const { user } = open({ language: 'ar' })
  await user.click(await screen.findByText('#4821'))
  const details = within(await screen.findByRole('dialog'))
  expect(await details.findByText('قُبل، والتحضير 20 دقيقة')).toBeVisible()
  expect(details.getByText(/استُرد/)).toBeVisible()
  expect(details.getByText('صنف ناقص · ليمون')).toBeVisible()
  expect(details.getByText(/منه ضريبة القيمة المضافة 15%/)).toBeVisible()
  expect(details.getByText('+9665•••••12')).toBeVisible()
})

it('shows platform calls and their answers with the order', async () => {
  const { user } = open()
  await user.click(await screen.findByText('#4821'))
  const details = within(await screen.findByRole('dialog'))
  expect(await details.findByText('What HungerStation answered')).toBeVisible()
  expect(details.getByText(/140 ms · 2 tries · 200$/)).toBeVisible()
  expect(details.getByText(/409 WRONG_STATE$/)).toBeVisible()
  expect(await details.findByText('HungerStation refused: Ready')).toBeVisible()
  expect(details.getByText('the order is in another state there')).toBeVisible()
})

it('opens an order from a link', async () => {
  open({ address: '/orders?order=1' })
  expect(await within(await screen.findByRole('dialog')).findByText('What happened')).toBeVisible()
})

it('records a partial refund once, with its reason', async () => {
  const { user, calls } = open({ address: '/orders?order=1' })
  await user.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund of order #4821' }))
  const amount = await dialog.findByRole('textbox', { name: 'Amount' })
  await user.clear(amount)
  await user.type(amount, '20')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Why' }), 'Quality')
  await user.click(dialog.getByRole('button', { name: 'Record the refund' }))
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { orderId: 1, amount: 20, reason: 'Quality' },
    ]),
  )
  expect(await screen.findByText('After refunds')).toBeVisible()
})

it('offers no refund for an unpaid order', async () => {
  open({ orders: [completed({ refundableTotal: 0 })], address: '/orders?order=1' })
  expect(await screen.findByText('What happened')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument()
})

it('shows an empty text for filters without results, and can clear them', async () => {
  const { user, asked } = open({ orders: [], address: '/orders?state=Missed' })
  expect(await screen.findByText('No order matches these filters')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show everything' }))
  await waitFor(() => expect(asked('/api/Order/Get').at(-1)?.query.has('OrderStatusId')).toBe(false))
})

it('makes the operator choose a merchant first', async () => {
  const { asked } = open({ role: 'SuperAdmin' })
  expect(await screen.findByText('Choose a merchant to see its orders')).toBeVisible()
  expect(asked('/api/Order/Get')).toEqual([])
})

it('marks products that were sold outside their hours', async () => {
  const lines = [sampleLine(), sampleLine({ id: 2, isOutsideSaleHours: true })]
  const { user } = open({ orders: [completed({ productOrder: lines })] })
  await user.click(await screen.findByText('#4821'))
  const mark = await within(await screen.findByRole('dialog')).findByText('Outside its hours of sale')
  expect(mark.closest('li')).toBe(within(mark.closest('ul') ?? document.body).getAllByRole('listitem')[1])
})

it('shows the start hour of filtered days, or that it differs by branch', async () => {
  const branches = [sampleBranch({ dayStartHour: 4 })]
  const { unmount } = open({ branches, address: '/orders?period=today' })
  expect(await screen.findByText(/^Each day begins at 0?4:00/)).toBeVisible()
  unmount()
  open({ branches: [...branches, sampleBranch({ id: 9, dayStartHour: 6 })], language: 'ar' })
  expect(await screen.findByText('لكل فرع ساعة يبدأ فيها يومه')).toBeVisible()
})

it('shows no start hour when all days are listed', async () => {
  open({ branches: [sampleBranch({ dayStartHour: 4 })], address: '/orders?period=all' })
  expect(await screen.findByText('#4821')).toBeVisible()
  expect(screen.queryByText(/Each day begins/)).not.toBeInTheDocument()
})
