import { settledWithin, withinLimit } from './deadline.ts'

const FOREVER = new Promise<never>(() => undefined)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('work within a limit', () => {
  it('returns its result, keeps its signal open and leaves no timer', async () => {
    let isEnded = true
    const work = async (signal: AbortSignal) => {
      signal.addEventListener('abort', () => expect('the signal').toBe('open'))
      isEnded = signal.aborted
      return 'done'
    }
    expect(await withinLimit(work, { limit: 100, detail: 'late' })).toBe('done')
    expect(isEnded).toBe(false)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('rejects with a timeout and aborts its signal when it takes longer', async () => {
    const ended = jest.fn()
    const running = withinLimit(
      signal => {
        signal.addEventListener('abort', ended)
        return FOREVER
      },
      { limit: 100, detail: 'it was late' },
    )
    const judged = expect(running).rejects.toMatchObject({ code: 'timeout', message: 'it was late' })
    await jest.advanceTimersByTimeAsync(99)
    expect(ended).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    await judged
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('rejects with its own error and aborts the signal', async () => {
    const ended = jest.fn()
    const work = async (signal: AbortSignal) => {
      signal.addEventListener('abort', ended)
      throw new Error('broken')
    }
    await expect(withinLimit(work, { limit: 100, detail: 'late' })).rejects.toThrow('broken')
    expect(ended).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('waiting with a time limit', () => {
  it.each([
    ['well', () => Promise.resolve('done')],
    ['badly', () => Promise.reject(new Error('broken'))],
  ])('ends when the work ends %s', async (_how, work) => {
    expect(await settledWithin(work(), 100)).toBeUndefined()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('ends without the work when it takes longer', async () => {
    const waiting = settledWithin(FOREVER, 100)
    await jest.advanceTimersByTimeAsync(100)
    expect(await waiting).toBeUndefined()
  })
})
