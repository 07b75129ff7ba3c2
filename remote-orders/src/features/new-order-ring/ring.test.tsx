import { act, screen, waitFor } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import {
  answerHttp,
  at,
  liveOrders,
  NOW,
  offers,
  preparingOrder,
  renderUi,
  sampleOrder,
} from '@sufra/shared/testing'
import { liveOrdersQuery, syncServerClock } from '@sufra/shared/live'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { changeDeviceSettings } from './device/device-settings.ts'
import { installSilentAudio } from '#src/testing/silent-audio.ts'
import { startRing, stopRing } from './ring.ts'
import { SoundControl } from './sound-control.tsx'
import { SoundTest } from './sound-test.tsx'
import { SOUND_KEY } from './sound-settings.ts'

const tested = () => localStorage.setItem(SOUND_KEY, JSON.stringify({ isTested: true, volume: 0.5 }))

const open = ({
  isAllowed = true,
  language = 'en',
}: { isAllowed?: boolean; language?: 'ar' | 'en' } = {}) => {
  const audio = installSilentAudio({ isAllowed })
  const ui = renderUi(
    <>
      <SoundControl />
      <SoundTest />
    </>,
    { language, namespaces: { orders: { ar, en } } },
  )
  const show = (...orders: Order[]) =>
    act(() => void ui.queryClient.setQueryData(liveOrdersQuery.queryKey, liveOrders(...orders)))
  act(() => startRing(ui.queryClient))
  return { ...ui, audio, show }
}

beforeEach(() => syncServerClock(new Date(NOW).toISOString()))
afterEach(() => {
  act(stopRing)
  changeDeviceSettings({ ringsFor: 'new' })
  document.title = ''
})

it('asks for a sound test on a new device and is armed after its confirmation', async () => {
  const { user, audio } = open()
  expect(screen.getByRole('button', { name: 'Sound not tested' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Test the sound' }))
  expect(audio.sounds).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Yes, I heard it' }))
  expect(await screen.findByRole('button', { name: 'Sound armed' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Order bell' })).not.toBeInTheDocument()
  expect(localStorage.getItem(SOUND_KEY)).toContain('"isTested":true')
})

it('rings while a new order waits and stops when somebody accepts it', async () => {
  tested()
  const { audio, show } = open()
  await screen.findByRole('button', { name: 'Sound armed' })
  show(sampleOrder())
  expect(audio.isRinging()).toBe(true)
  show(preparingOrder({ rowVersion: 2 }))
  expect(audio.isRinging()).toBe(false)
})

it('is silenced by one press until the next order arrives', async () => {
  tested()
  const { user, audio, show } = open()
  await screen.findByRole('button', { name: 'Sound armed' })
  show(sampleOrder())
  await user.click(screen.getByRole('button', { name: 'Silence for 30 s' }))
  expect(audio.isRinging()).toBe(false)
  show(sampleOrder(), sampleOrder({ id: 2 }))
  expect(audio.isRinging()).toBe(true)
})

it('asks for a press after a reload, and any press arms the sound', async () => {
  tested()
  const { user, audio, show } = open({ isAllowed: false, language: 'ar' })
  show(sampleOrder())
  expect(await screen.findByRole('button', { name: 'اضغط لتشغيل التنبيه' })).toBeVisible()
  expect(audio.isRinging()).toBe(false)
  audio.settings.isAllowed = true
  await user.click(document.body)
  expect(await screen.findByRole('button', { name: 'إسكات 30 ثانية' })).toBeVisible()
  expect(audio.isRinging()).toBe(true)
})

it('plays another sound once for a cancelled order', async () => {
  tested()
  const { audio, show } = open()
  await screen.findByRole('button', { name: 'Sound armed' })
  show(preparingOrder())
  show(preparingOrder({ orderStatus: 'Cancelled', closedAt: at(0), rowVersion: 2 }))
  expect(audio.sounds).toEqual([{ isLoop: false, seconds: 1.8, isPlaying: true }])
})

it('shows the number of new orders in the title, even when other code changes the title', async () => {
  const { show } = open()
  document.title = 'Sufra'
  show(sampleOrder(), sampleOrder({ id: 2 }))
  await waitFor(() => expect(document.title).toBe('(2) Sufra'))
  document.title = 'Live Menu'
  await waitFor(() => expect(document.title).toBe('(2) Live Menu'))
  show()
  await waitFor(() => expect(document.title).toBe('Live Menu'))
})

it('stores the volume on this device', async () => {
  tested()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Sound armed' }))
  expect(screen.getByRole('slider', { name: 'Volume on this device' })).toHaveValue('0.5')
})

it('acknowledges silenced orders to the server, so that they do not escalate', async () => {
  tested()
  const { calls } = answerHttp({ 'POST /api/Order/ExecuteAction': { body: sampleOrder() } })
  const { user, show } = open()
  await screen.findByRole('button', { name: 'Sound armed' })
  show(sampleOrder({ id: 3 }), sampleOrder({ id: 4, availableActions: offers('StartPreparing') }))
  await user.click(screen.getByRole('button', { name: 'Silence for 30 s' }))
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ orderId: 3, action: 9 }]))
})

it('rings with the urgent sound for an unanswered order until somebody answers it', async () => {
  tested()
  const { audio, show } = open()
  await screen.findByRole('button', { name: 'Sound armed' })
  show(sampleOrder())
  show(sampleOrder({ escalation: 'louder', rowVersion: 2 }))
  expect(audio.sounds.map(({ seconds, isPlaying }) => [seconds, isPlaying])).toEqual([
    [2.4, false],
    [1.5, true],
  ])
  show(preparingOrder({ escalation: 'louder', rowVersion: 3 }))
  expect(audio.isRinging()).toBe(false)
})

it('stays silent on a device away from the counter until the order escalates', async () => {
  tested()
  localStorage.setItem('sufra.ring-device', JSON.stringify({ ringsFor: 'escalated' }))
  const { audio, show } = open()
  await screen.findByRole('button', { name: 'Sound armed' })
  show(sampleOrder({ escalation: 'louder' }))
  expect(audio.isRinging()).toBe(false)
  show(sampleOrder({ escalation: 'managers', rowVersion: 2 }))
  expect(audio.isRinging()).toBe(true)
})

it('plays no sound for a cancelled order that nobody accepted and that did not ring here', async () => {
  tested()
  localStorage.setItem('sufra.ring-device', JSON.stringify({ ringsFor: 'escalated' }))
  const { audio, show } = open()
  await screen.findByRole('button', { name: 'Sound armed' })
  show(sampleOrder())
  show(sampleOrder({ orderStatus: 'Cancelled', closedAt: at(0), rowVersion: 2 }))
  expect(audio.sounds).toEqual([])
})

it('keeps its settings reachable while it rings', async () => {
  tested()
  const { user, show } = open()
  await screen.findByRole('button', { name: 'Sound armed' })
  show(sampleOrder())
  await user.click(screen.getByRole('button', { name: 'Order bell' }))
  show(preparingOrder({ rowVersion: 2 }))
  expect(screen.getByRole('dialog', { name: 'Order bell' })).toBeVisible()
})
