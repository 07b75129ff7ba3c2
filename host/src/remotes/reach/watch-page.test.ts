import { lastNumber, leftBetween } from './leftovers.ts'
import { watchIntervals } from './watch-intervals.ts'
import { watchListeners } from './watch-listeners.ts'

// Jest gives its window methods of its own.
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
  it('of what lasts as long as the page are known until they are removed', () => {
    const places = [window, document, document.documentElement, document.body]
    for (const place of places) place.addEventListener('resize', nothing)
    expect(left()).toEqual(
      ['window', 'document', '<html>', '<body>'].map(on => `a listener of "resize" on ${on}`),
    )
    for (const place of places) place.removeEventListener('resize', nothing)
    expect(left()).toEqual([])
  })

  it('still hear, and hear no more when they are removed', () => {
    const heard = jest.fn()
    addEventListener('resize', heard)
    window.dispatchEvent(new Event('resize'))
    removeEventListener('resize', heard)
    window.dispatchEvent(new Event('resize'))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('are removed only by what added them: the same phase, the same function', () => {
    window.addEventListener('keydown', nothing, { capture: true })
    window.removeEventListener('keydown', nothing)
    window.removeEventListener('keydown', () => undefined, true)
    expect(left()).toHaveLength(1)
    window.removeEventListener('keydown', nothing, true)
    expect(left()).toEqual([])
  })

  it('that end with a signal, or with their first event, are not left', () => {
    const work = new AbortController()
    window.addEventListener('focus', nothing, { signal: work.signal })
    window.addEventListener('blur', nothing, { once: true })
    expect(left()).toEqual(['a listener of "focus" on window'])
    work.abort()
    expect(left()).toEqual([])
  })

  it('of an element, and those of the host itself, are not looked at', () => {
    document.createElement('button').addEventListener('click', nothing)
    caller = undefined
    window.addEventListener('online', nothing)
    expect(left()).toEqual([])
  })
})

describe('intervals', () => {
  it.each(['clearInterval', 'clearTimeout'] as const)(
    'are known with their length until %s ends them',
    clear => {
      const interval = setInterval(nothing, 5000)
      expect(left()).toEqual(['an interval of 5000 ms'])
      globalThis[clear](interval)
      expect(left()).toEqual([])
    },
  )
})
