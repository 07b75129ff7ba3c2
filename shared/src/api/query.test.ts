import { MutationObserver } from '@tanstack/react-query'
import { createQueryClient } from './query.ts'

it('queries start from the defaults of the specification', () => {
  expect(createQueryClient().getDefaultOptions().queries).toEqual({
    staleTime: 30 * 60 * 1000,
    gcTime: 5 * 60 * 1000,
    refetchOnWindowFocus: false,
    retry: 1,
  })
})

describe('what is pressed without a line', () => {
  afterEach(() => jest.restoreAllMocks())

  it('fails in front of who pressed it, once, and is not done later on its own', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    const pay = jest.fn().mockRejectedValue(new Error('no line'))
    const press = new MutationObserver(createQueryClient(), { mutationFn: pay })
    await expect(press.mutate(null)).rejects.toThrow('no line')
    window.dispatchEvent(new Event('online'))
    await Promise.resolve()
    expect(pay).toHaveBeenCalledTimes(1)
  })
})
