// Few, so that whoever takes a fixed number of parts finds them, and whoever walks all of them comes to an end.
const PARTS = 4

const toPrimitive = hint => (hint === 'number' ? 0 : '')

/**
 * Stands in for whatever a module may touch while it starts: can be called, constructed, read, written, extended and walked,
 * and gives more of the same each time.
 */
export const anything = () => {
  const written = new Map()
  const known = new Map([
    [Symbol.toPrimitive, toPrimitive],
    [
      Symbol.iterator,
      function* () {
        for (let part = 0; part < PARTS; part += 1) yield anything()
      },
    ],
    // A promise that is waited for, and never comes, would look like a module that hangs.
    ['then', undefined],
    ['length', 0],
  ])
  const stand = function () {}
  return new Proxy(stand, {
    apply: () => anything(),
    construct: () => anything(),
    get: (target, name) => {
      if (name === 'prototype') return target.prototype
      if (known.has(name)) return known.get(name)
      if (!written.has(name)) written.set(name, anything())
      return written.get(name)
    },
    set: (_target, name, value) => {
      written.set(name, value)
      return true
    },
    has: () => true,
  })
}
