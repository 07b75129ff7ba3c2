import { createQueryClient } from '@sufra/shared/api/query'
import { answerHttp, samplePage } from '@sufra/shared/testing'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { menuPageQuery } from './products.queries.ts'

afterEach(() => jest.useRealTimers())

it('shows the cached menu immediately after any time away', async () => {
  jest.useFakeTimers()
  answerHttp({ 'GET /api/Product/Get': call => ({ body: samplePage([sampleProduct()], call) }) })
  const queryClient = createQueryClient()
  void queryClient.prefetchQuery(menuPageQuery(7, 1))
  await jest.advanceTimersByTimeAsync(3_600_000)
  expect(queryClient.getQueryData(menuPageQuery(7, 1).queryKey)?.data).toHaveLength(1)
})
