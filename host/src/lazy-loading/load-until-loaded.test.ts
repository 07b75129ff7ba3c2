import { loadUntilLoaded } from './load-until-loaded.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('repeats a failed load until it succeeds, at growing intervals', async () => {
  const load = jest.fn<Promise<string>, []>(() => Promise.reject(new Error('offline')))
  const loading = loadUntilLoaded(load)
  await jest.advanceTimersByTimeAsync(500)
  expect(load).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(999)
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValue('module')
  await jest.advanceTimersByTimeAsync(1)
  expect(await loading).toBe('module')
})
