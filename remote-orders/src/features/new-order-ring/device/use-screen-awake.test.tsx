import { act, renderHook, waitFor } from '@testing-library/react'
import { useScreenAwake } from './use-screen-awake.ts'

let isVisible = true
let locks: { released: boolean; release: () => Promise<void> }[] = []

/** Fakes wake locks: the browser releases all of them when the page is hidden. */
const installWakeLock = () =>
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      request: async () => {
        const lock = {
          released: false,
          release: async () => {
            lock.released = true
          },
        }
        locks.push(lock)
        return lock
      },
    },
  })

const show = async (next: boolean) => {
  isVisible = next
  if (!next) for (const lock of locks) lock.released = true
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}
const held = () => locks.filter(({ released }) => !released).length

beforeEach(() => {
  isVisible = true
  locks = []
  installWakeLock()
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'))
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

it('keeps the screen on, also after the page was hidden', async () => {
  const { rerender, unmount } = renderHook(({ isOn }) => useScreenAwake(isOn), {
    initialProps: { isOn: true },
  })
  await waitFor(() => expect(held()).toBe(1))
  await show(false)
  expect(held()).toBe(0)
  await show(true)
  expect(held()).toBe(1)
  rerender({ isOn: false })
  expect(held()).toBe(0)
  unmount()
  expect(locks).toHaveLength(2)
})

it('requests no lock on a hidden page and one on a visible page', async () => {
  isVisible = false
  renderHook(() => useScreenAwake(true))
  expect(locks).toHaveLength(0)
  await show(true)
  await show(true)
  expect(locks).toHaveLength(1)
})
