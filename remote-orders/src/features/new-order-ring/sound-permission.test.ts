import { waitFor } from '@testing-library/react'
import { installSilentAudio } from '#src/testing/silent-audio.ts'
import { useRing } from './ring.store.ts'
import { SoundPermission } from './sound-permission.ts'
import { SOUND_KEY, loadSoundSettings } from './sound-settings.ts'

/** Fakes Web Locks, with a tab of another window that may hold one. */
const installLocks = () => {
  const waiting: (() => Promise<void>)[] = []
  let held = 0
  const run = async (work: () => Promise<void>) => {
    held += 1
    await work()
    held -= 1
    await waiting.shift()?.()
  }
  const locks = {
    request: async (_: string, __: object, work: () => Promise<void>) => {
      if (held === 0) return run(work)
      waiting.push(() => run(work))
      return undefined
    },
    query: async () => ({ held: held > 0 ? [{ name: 'sufra.ring' }] : [] }),
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
}

const tested = (volume: unknown = 0.8) =>
  localStorage.setItem(SOUND_KEY, JSON.stringify({ isTested: true, volume }))

const tabs: SoundPermission[] = []
const openTab = () => {
  const onChange = jest.fn()
  const tab = new SoundPermission(onChange)
  tabs.push(tab)
  tab.start()
  return { tab, onChange }
}

const sound = () => useRing.getState().sound

beforeEach(() => installLocks())
afterEach(() => {
  tabs.splice(0).forEach(tab => tab.stop())
  Reflect.deleteProperty(navigator, 'locks')
})

it('rings in exactly one of two tabs with sound, and the other takes over when it closes', async () => {
  tested()
  installSilentAudio({ isAllowed: true })
  const first = openTab()
  await waitFor(() => expect(first.tab.mayRing).toBe(true))
  const second = openTab()
  await waitFor(() => expect(second.tab.bell.canPlay).toBe(true))
  expect(second.tab.mayRing).toBe(false)
  first.tab.stop()
  await waitFor(() => expect(second.tab.mayRing).toBe(true))
  expect(second.onChange).toHaveBeenCalled()
})

it('shows a tab without sound as armed while another tab of the browser rings', async () => {
  tested()
  const { settings } = installSilentAudio({ isAllowed: true })
  const ringer = openTab()
  await waitFor(() => expect(ringer.tab.mayRing).toBe(true))
  settings.isAllowed = false
  const silent = openTab()
  await waitFor(() => expect(sound()).toBe('armed'))
  expect(silent.tab.mayRing).toBe(false)
})

it('is blocked until a press if the browser refuses sound', async () => {
  tested()
  const { settings } = installSilentAudio({ isAllowed: false })
  const { tab } = openTab()
  await waitFor(() => expect(sound()).toBe('blocked'))
  settings.isAllowed = true
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  await waitFor(() => expect(sound()).toBe('armed'))
  expect(tab.mayRing).toBe(true)
})

it('does not ring on an untested device, even if the browser allows sound', async () => {
  installSilentAudio({ isAllowed: true })
  const { tab } = openTab()
  await tab.bell.unlock()
  expect(tab.mayRing).toBe(false)
  expect(sound()).toBe('untested')
})

it('applies a volume that was changed in another tab', async () => {
  tested()
  installSilentAudio({ isAllowed: true })
  openTab()
  tested(0.3)
  window.dispatchEvent(new StorageEvent('storage', { key: SOUND_KEY }))
  expect(useRing.getState().volume).toBe(0.3)
})

it('stores changes for the next visit', () => {
  installSilentAudio({ isAllowed: true })
  const { tab } = openTab()
  tab.setVolume(0.4)
  tab.confirm()
  expect(loadSoundSettings()).toEqual({ isTested: true, volume: 0.4 })
})

it.each([
  ['nonsense', 'not json', { isTested: false, volume: 0.8 }],
  ['a foreign value', '[1]', { isTested: false, volume: 0.8 }],
  ['a volume of zero', '{"isTested":true,"volume":0}', { isTested: true, volume: 0.2 }],
  ['a volume above the maximum', '{"isTested":true,"volume":9}', { isTested: true, volume: 1 }],
])('survives %s in the storage', (_, stored, settings) => {
  localStorage.setItem(SOUND_KEY, stored)
  expect(loadSoundSettings()).toEqual(settings)
})
