import { createQueryClient } from './query.ts'

it('queries and mutations start from the defaults of the specification', () => {
  expect(createQueryClient().getDefaultOptions()).toEqual({
    queries: { staleTime: 30 * 60 * 1000, gcTime: 5 * 60 * 1000, refetchOnWindowFocus: false, retry: 1 },
    mutations: { retry: 0 },
  })
})
