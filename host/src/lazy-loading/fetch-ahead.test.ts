import { mayFetchAhead } from './fetch-ahead.ts'

afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

it.each([
  [undefined, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('over a connection like %p preloads parts: %p', (connection, isAllowed) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  expect(mayFetchAhead()).toBe(isAllowed)
})
