import { installSilentAudio } from '#src/testing/silent-audio.ts'
import { Bell } from './bell.ts'

const nothing = () => undefined

it('plays nothing before the browser allows sound, and does not play it later', async () => {
  const { sounds, settings } = installSilentAudio({ isAllowed: false })
  const bell = new Bell(nothing)
  await bell.unlock()
  bell.startRinging()
  bell.playNewOrder()
  expect(bell.canPlay).toBe(false)
  settings.isAllowed = true
  await bell.unlock()
  expect(sounds).toHaveLength(0)
})

it('loops one ring regardless of repeated starts, and stops', async () => {
  const { sounds, isRinging } = installSilentAudio({ isAllowed: true })
  const bell = new Bell(nothing)
  await bell.unlock()
  bell.startRinging()
  bell.startRinging()
  expect(sounds).toHaveLength(1)
  expect(isRinging()).toBe(true)
  bell.stopRinging()
  expect(isRinging()).toBe(false)
})

it('reports when the browser allows or blocks sound', async () => {
  installSilentAudio({ isAllowed: true })
  const onChange = jest.fn()
  await new Bell(onChange).unlock()
  expect(onChange).toHaveBeenCalled()
})

it('stops ringing when closed', async () => {
  const { isRinging } = installSilentAudio({ isAllowed: true })
  const bell = new Bell(nothing)
  await bell.unlock()
  bell.startRinging()
  bell.close()
  expect(isRinging()).toBe(false)
  expect(bell.canPlay).toBe(false)
})
