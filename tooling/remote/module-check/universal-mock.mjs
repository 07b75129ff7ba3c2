// Few, so that destructuring finds its elements and iteration ends.
const PARTS = 4

const toPrimitive = hint => (hint === 'number' ? 0 : '')

/**
 * Returns a mock of anything that a module may use while it starts: it can be called, constructed, read, written,
 * extended and iterated, and returns further mocks.
 */
export const universalMock = () => {
  const written = new Map()
  const known = new Map([
    [Symbol.toPrimitive, toPrimitive],
    [
      Symbol.iterator,
      function* () {
        for (let part = 0; part < PARTS; part += 1) yield universalMock()
      },
    ],
    // Without this, awaiting the mock would never resolve and look like a hung module.
    ['then', undefined],
    ['length', 0],
  ])
  const stand = function () {}
  return new Proxy(stand, {
    apply: () => universalMock(),
    construct: () => universalMock(),
    get: (target, name) => {
      if (name === 'prototype') return target.prototype
      if (known.has(name)) return known.get(name)
      if (!written.has(name)) written.set(name, universalMock())
      return written.get(name)
    },
    set: (_target, name, value) => {
      written.set(name, value)
      return true
    },
    has: () => true,
  })
}
