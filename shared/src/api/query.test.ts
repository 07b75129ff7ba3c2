import { answerHttp } from '#src/testing/testing.tsx'
import { api } from './api.ts'
import { createQueryClient } from './query.ts'

it('sets the defaults of the specification for queries and mutations', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    staleTime: 30 * 60 * 1000,
    gcTime: 5 * 60 * 1000,
    refetchOnWindowFocus: false,
  })
  expect(mutations).toMatchObject({ retry: 0 })
})

describe('a query that failed', () => {
  /** Returns how often the query requests a plan until it gives up. */
  const timesAsked = async () => {
    const ask = jest.fn(() => api.get('/api/Plan/Get/Id', { query: { Id: 9 } }))
    const queryClient = createQueryClient()
    const { queries } = queryClient.getDefaultOptions()
    const plan = { queryKey: ['plan'], queryFn: ask, retry: queries?.retry, retryDelay: 0 }
    await expect(queryClient.fetchQuery(plan)).rejects.toThrow()
    return ask.mock.calls.length
  }
  const refuse = (status: number, code: string) =>
    answerHttp({ 'GET /api/Plan/Get/Id': { status, body: { code } } })

  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
  afterEach(() => jest.restoreAllMocks())

  it.each([
    [400, 'validation_failed'],
    [403, 'forbidden_role'],
    [404, 'not_found'],
    [429, 'too_many_requests'],
  ])('is not retried after %i, which would give the same answer', async (status, code) => {
    refuse(status, code)
    expect(await timesAsked()).toBe(1)
  })

  it.each([
    [500, 'internal_error'],
    [502, 'http_502'],
    [503, 'unavailable'],
  ])('is retried once after %i', async (status, code) => {
    refuse(status, code)
    expect(await timesAsked()).toBe(2)
  })

  it('is retried once if no answer came or it broke off', async () => {
    expect(await timesAsked()).toBe(2)
    globalThis.fetch = async () => new Response('{"id": 9, "na')
    expect(await timesAsked()).toBe(2)
  })
})

it('fails a mutation at once without a network and does not send it later', async () => {
  jest.spyOn(console, 'warn').mockImplementation()
  const queryClient = createQueryClient()
  queryClient.mount()
  window.dispatchEvent(new Event('offline'))
  const publish = jest.fn(() =>
    api.post('/api/MenuPublication/Add', {
      body: { serviceProviderId: 7, channelIds: [1] },
      idempotencyKey: 'key',
    }),
  )
  const press = queryClient.getMutationCache().build(queryClient, { mutationFn: publish })
  press.execute(undefined).catch(() => undefined)
  await new Promise(resolve => setTimeout(resolve))
  expect(press.state).toMatchObject({ status: 'error', error: { code: 'network_error' } })
  window.dispatchEvent(new Event('online'))
  await new Promise(resolve => setTimeout(resolve))
  expect(publish).toHaveBeenCalledTimes(1)
  queryClient.unmount()
  jest.restoreAllMocks()
})
