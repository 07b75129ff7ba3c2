import { installSilentAudio } from '#src/testing/silent-audio.ts'
import { Bell } from './bell.ts'

const nothing = () => undefined

it('before the browser allows sound nothing plays, and nothing is kept for later', async () => {
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

it('ringing loops, starts once however often it is asked for, and stops', async () => {
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

it('it tells when the browser changes its mind', async () => {
  installSilentAudio({ isAllowed: true })
  const onChange = jest.fn()
  await new Bell(onChange).unlock()
  expect(onChange).toHaveBeenCalled()
})

it('closing it ends the ringing', async () => {
  const { isRinging } = installSilentAudio({ isAllowed: true })
  const bell = new Bell(nothing)
  await bell.unlock()
  bell.startRinging()
  bell.close()
  expect(isRinging()).toBe(false)
  expect(bell.canPlay).toBe(false)
})
