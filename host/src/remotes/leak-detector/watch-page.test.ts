import { lastNumber, leftBetween } from './leftovers.ts'
import { watchIntervals } from './watch-intervals.ts'
import { watchListeners } from './watch-listeners.ts'

// Jest's window has own methods; a browser's inherits them.
const inheritAsInBrowsers = () => {
  for (const name of ['addEventListener', 'removeEventListener']) Reflect.deleteProperty(window, name)
}

let caller: string | undefined = 'tables@1'
const ownerOf = () => caller
const nothing = () => undefined

let since = 0
const left = () => leftBetween({ owner: 'tables@1', since, until: lastNumber() })

beforeAll(() => {
  inheritAsInBrowsers()
  watchListeners(ownerOf)
  watchIntervals(ownerOf)
})

beforeEach(() => {
  caller = 'tables@1'
  since = lastNumber()
})

describe('listeners', () => {
  it('of page-wide targets are recorded until they are removed', () => {
    const places = [window, document, document.documentElement, document.body]
    for (const place of places) place.addEventListener('resize', nothing)
    expect(left()).toEqual(
      ['window', 'document', '<html>', '<body>'].map(on => `a listener of "resize" on ${on}`),
    )
    for (const place of places) place.removeEventListener('resize', nothing)
    expect(left()).toEqual([])
  })

  it('still run, and stop after their removal', () => {
    const heard = jest.fn()
    addEventListener('resize', heard)
    window.dispatchEvent(new Event('resize'))
    removeEventListener('resize', heard)
    window.dispatchEvent(new Event('resize'))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('are removed only with the same phase and function', () => {
    window.addEventListener('keydown', nothing, { capture: true })
    window.removeEventListener('keydown', nothing)
    window.removeEventListener('keydown', () => undefined, true)
    expect(left()).toHaveLength(1)
    window.removeEventListener('keydown', nothing, true)
    expect(left()).toEqual([])
  })

  it('that end by a signal or after one event are no leftovers', () => {
    const work = new AbortController()
    window.addEventListener('focus', nothing, { signal: work.signal })
    window.addEventListener('blur', nothing, { once: true })
    expect(left()).toEqual(['a listener of "focus" on window'])
    work.abort()
    expect(left()).toEqual([])
  })

  it('of an element or of the host are not recorded', () => {
    document.createElement('button').addEventListener('click', nothing)
    caller = undefined
    window.addEventListener('online', nothing)
    expect(left()).toEqual([])
  })
})

describe('intervals', () => {
  it.each(['clearInterval', 'clearTimeout'] as const)(
    'are recorded with their period until %s ends them',
    clear => {
      const interval = setInterval(nothing, 5000)
      expect(left()).toEqual(['an interval of 5000 ms'])
      globalThis[clear](interval)
      expect(left()).toEqual([])
    },
  )
})
