import { QueryClient } from '@tanstack/react-query'
import type { Order } from '@sufra/shared/contracts/order'
import { answerHttp, preparingOrder, sampleBranch, sampleOrder, samplePage } from '@sufra/shared/testing'
import { orderQuery, ordersQuery, totalsQuery } from './orders.queries.ts'
import { ORDERS_URL } from './orders-url.ts'

const place = { accountId: null, serviceProviderId: null }
const filters = ORDERS_URL.readFilters(new URLSearchParams('period=all'))
const list = ordersQuery({ filters, sort: undefined, page: 1, pageSize: 10 }, place)
const details = orderQuery(1)
const newer = preparingOrder({ rowVersion: 3 })

/** Serves answers with this state of the order. */
const serve = (order: Order) => {
  answerHttp({
    'GET /api/Order/Get': call => ({ body: samplePage([order, sampleOrder({ id: 2 })], call) }),
    'GET /api/Order/Details/1': { body: order },
  })
  return new QueryClient()
}
const versionsIn = async (queryClient: QueryClient) => {
  const { data } = await queryClient.fetchQuery(list)
  return data.map(({ id, rowVersion }) => [id, rowVersion])
}

it('ignores an outdated answer in details and list after a newer event', async () => {
  const queryClient = serve(sampleOrder({ rowVersion: 2 }))
  queryClient.setQueryData(details.queryKey, newer)
  expect(await queryClient.fetchQuery({ ...details, staleTime: 0 })).toEqual(newer)
  expect(await versionsIn(queryClient)).toEqual([
    [1, 3],
    [2, 1],
  ])
})

it('shows in the details what a list row already knows', async () => {
  const queryClient = serve(newer)
  await queryClient.fetchQuery(list)
  answerHttp({ 'GET /api/Order/Details/1': { body: sampleOrder({ rowVersion: 2 }) } })
  expect(await queryClient.fetchQuery(details)).toEqual(newer)
})

it('replaces known data with a newer answer', async () => {
  const queryClient = serve(newer)
  queryClient.setQueryData(details.queryKey, sampleOrder({ rowVersion: 2 }))
  expect(await queryClient.fetchQuery({ ...details, staleTime: 0 })).toEqual(newer)
  expect(await versionsIn(queryClient)).toContainEqual([1, 3])
})

it('requests the running business day after midnight', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T01:30:00+03:00'), advanceTimers: true })
  try {
    const { calls } = answerHttp({
      'GET /api/Branch/GetByAccountId': call => ({
        body: samplePage([sampleBranch({ dayStartHour: 4 })], call),
      }),
      'GET /api/Order/Totals': { status: 500, body: {} },
    })
    const today = ORDERS_URL.readFilters(new URLSearchParams('period=today'))
    await new QueryClient().fetchQuery(totalsQuery(today, place)).catch(() => null)
    const { query } = calls.find(({ path }) => path === '/api/Order/Totals') ?? {}
    expect([query?.get('From'), query?.get('To')]).toEqual([
      '2026-11-21T00:00:00+03:00',
      '2026-11-22T00:00:00+03:00',
    ])
  } finally {
    jest.useRealTimers()
  }
})

it("requests the server's current day on a device whose clock is a day ahead", async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00+03:00'), advanceTimers: true })
  const { calls } = answerHttp({
    'GET /api/Branch/GetByAccountId': call => ({
      body: samplePage([sampleBranch({ dayStartHour: 4 })], call),
      headers: { Date: 'Sun, 22 Nov 2026 09:00:00 GMT' },
    }),
    'GET /api/Order/Totals': { status: 500, body: {} },
  })
  const today = ORDERS_URL.readFilters(new URLSearchParams('period=today'))
  await new QueryClient().fetchQuery(totalsQuery(today, place)).catch(() => null)
  const { query } = calls.find(({ path }) => path === '/api/Order/Totals') ?? {}
  expect([query?.get('From'), query?.get('To')]).toEqual([
    '2026-11-22T00:00:00+03:00',
    '2026-11-23T00:00:00+03:00',
  ])
})

afterEach(() => jest.useRealTimers())
