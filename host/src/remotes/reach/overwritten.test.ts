import { keepGlobals, restoreGlobals } from './overwritten.ts'

// jsdom has none.
globalThis.fetch ??= () => Promise.reject(new Error('nobody is there'))

const harms: [string, string, () => void][] = [
  ['a global', 'fetch', () => void Reflect.set(globalThis, 'fetch', () => undefined)],
  [
    'the door to the storage',
    'localStorage',
    () => void Object.defineProperty(globalThis, 'localStorage', { value: {}, configurable: true }),
  ],
  [
    'a method of both storages',
    'Storage.prototype.setItem',
    () => void (Storage.prototype.setItem = () => undefined),
  ],
  ['a method of the history', 'history.pushState', () => void (history.pushState = () => undefined)],
  [
    'a request',
    'XMLHttpRequest.prototype.open',
    () => void Reflect.set(XMLHttpRequest.prototype, 'open', () => undefined),
  ],
  ['a list', 'Array.prototype.at', () => void Reflect.set(Array.prototype, 'at', () => 7)],
  [
    'every object',
    'Object.prototype.isAdmin',
    () => void Object.defineProperty(Object.prototype, 'isAdmin', { value: true, configurable: true }),
  ],
  [
    'every document',
    'Document.prototype.createElement',
    () => void Reflect.set(Document.prototype, 'createElement', () => null),
  ],
]

it.each(harms)('what overwrites %s is named and put back', (_case, what, harm) => {
  const kept = keepGlobals()
  harm()
  expect(restoreGlobals(kept)).toEqual([{ what, isBack: true }])
  expect(restoreGlobals(kept)).toEqual([])
})

it('what cannot be put back is said to stay', () => {
  const kept = keepGlobals()
  Object.defineProperty(history, 'go', { value: null })
  expect(restoreGlobals(kept)).toEqual([{ what: 'history.go', isBack: false }])
})

it('a page that nobody touched has nothing overwritten, whatever it stored and wherever it went', () => {
  const kept = keepGlobals()
  localStorage.setItem('setItem', 'a text')
  history.pushState(null, '', '/floors')
  Reflect.set(globalThis, 'webpackChunktables', [])
  expect(restoreGlobals(kept)).toEqual([])
})
