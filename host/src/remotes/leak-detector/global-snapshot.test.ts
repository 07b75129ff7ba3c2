import { snapshotGlobals, restoreGlobals } from './global-snapshot.ts'

// jsdom has no `fetch`.
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

it.each(harms)('names and restores %s after it was overwritten', (_case, what, harm) => {
  const kept = snapshotGlobals()
  harm()
  expect(restoreGlobals(kept)).toEqual([{ what, isBack: true }])
  expect(restoreGlobals(kept)).toEqual([])
})

it('reports a change that cannot be undone as permanent', () => {
  const kept = snapshotGlobals()
  Object.defineProperty(history, 'go', { value: null })
  expect(restoreGlobals(kept)).toEqual([{ what: 'history.go', isBack: false }])
})

it('finds nothing overwritten after normal use of storage and history', () => {
  const kept = snapshotGlobals()
  localStorage.setItem('setItem', 'a text')
  history.pushState(null, '', '/floors')
  Reflect.set(globalThis, 'webpackChunktables', [])
  expect(restoreGlobals(kept)).toEqual([])
})
