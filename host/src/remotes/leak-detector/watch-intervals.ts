import { begin, end } from './leftovers.ts'
import type { OwnerOf } from './leftovers.ts'

const ticking = new Map<unknown, number>()

const replace = (name: 'setInterval' | 'clearInterval' | 'clearTimeout', wrap: WrapTimer): void => {
  const original: unknown = Reflect.get(window, name)
  if (typeof original !== 'function') return
  const call = (given: unknown[]): unknown => Reflect.apply(original, window, given)
  Reflect.set(window, name, (...given: unknown[]) => wrap(call, given))
}

type WrapTimer = (call: (given: unknown[]) => unknown, given: unknown[]) => unknown

const forget = (id: unknown): void => {
  const number = ticking.get(id)
  if (number === undefined) return
  ticking.delete(id)
  end(number)
}

// Both clear functions end an interval.
const clearing: WrapTimer = (call, given) => {
  forget(given[0])
  return call(given)
}

/** Wraps the interval functions to record the intervals of remotes. */
export const watchIntervals = (ownerOf: OwnerOf): void => {
  replace('setInterval', (call, given) => {
    const id = call(given)
    const owner = ownerOf(new Error().stack)
    if (owner !== undefined) ticking.set(id, begin({ owner, what: `an interval of ${Number(given[1])} ms` }))
    return id
  })
  replace('clearInterval', clearing)
  replace('clearTimeout', clearing)
}
