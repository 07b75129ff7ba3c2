import { act, screen, waitFor, within } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import { liveOrdersKey, syncServerClock } from '@sufra/shared/live'
import { answerHttp, liveOrders, NOW, preparingOrder, renderUi, sampleOrder } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { SOUND_KEY } from '#src/features/new-order-ring/sound-settings.ts'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { remote } from '#src/module.tsx'
import { installSilentAudio } from '#src/testing/silent-audio.ts'
import { Page } from './live-order.tsx'

const LIST = 'GET /api/Order/GetLiveOrders'
const ACTION = 'POST /api/Order/ExecuteAction'
const HOUR = 3_600_000
const EIGHT_HOURS = 8 * HOUR

const later = (milliseconds: number) => new Date(NOW + milliseconds).toISOString()
const served = (serverTime: number, ...orders: Order[]) => ({
  body: { ...liveOrders(...orders), serverTime: new Date(serverTime).toISOString() },
})
const missed = sampleOrder({
  orderStatus: 'Missed',
  closedAt: later(4 * 60_000),
  availableActions: [],
  rowVersion: 2,
})
const fresh = sampleOrder({
  id: 3,
  orderNumber: '4830',
  channelOrderId: 'HS-3',
  placedAt: later(EIGHT_HOURS - 60_000),
  acceptBy: later(EIGHT_HOURS + 4 * 60_000),
})

// The device's clock alone is handed in: it stands until it is set.
const setDeviceClock = (now: number) => {
  jest.useFakeTimers({
    now,
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const),
      ...(['clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
      ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
    ],
  })
}

afterEach(() => {
  act(() => remote.deactivate?.())
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it.each([0, 1, -1])(
  'a device that comes back after eight hours, its clock wrong by %d days, shows what is, rings once and tells what could not be done',
  async daysOff => {
    const wrongBy = daysOff * 24 * HOUR
    setDeviceClock(NOW + wrongBy)
    syncServerClock('2000-01-01T00:00:00.000Z')
    localStorage.setItem(SOUND_KEY, JSON.stringify({ isTested: true, volume: 0.5 }))
    const audio = installSilentAudio({ isAllowed: true })
    answerHttp({
      [LIST]: served(NOW, sampleOrder(), preparingOrder({ id: 2, orderNumber: '4822' })),
    })
    const { user, queryClient } = renderUi(
      <>
        <Page />
        <Toaster />
      </>,
      { role: 'Admin', namespaces: { orders: { ar, en } } },
    )
    act(() => void remote.activate?.({ queryClient }))
    const card = within(await screen.findByRole('article', { name: 'Order 4821' }))
    await waitFor(() => expect(audio.isRinging()).toBe(true))

    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    await user.click(card.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText(/^1 step is kept/)).toBeVisible()
    await waitFor(() => expect(audio.isRinging()).toBe(false))

    jest.setSystemTime(NOW + EIGHT_HOURS + wrongBy)
    answerHttp({
      // Asked again later, it tells a later time.
      [LIST]: () => served(Date.now() - wrongBy, fresh),
      [ACTION]: { status: 409, body: { code: 'illegal_transition', status: 409, current: missed } },
    })
    network.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    // What the host does when the stream says that it no longer has what was missed.
    act(() => void queryClient.invalidateQueries({ queryKey: liveOrdersKey }))

    const told = within(await screen.findByRole('dialog', { name: 'Order #4821 was not changed' }))
    expect(told.getByText('Meanwhile the order became “Missed”.')).toBeVisible()
    await user.click(told.getByRole('button', { name: 'Understood' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())

    // What ended is read where it stood, from when that was known, and then leaves.
    await screen.findByRole('article', { name: 'Order 4830' })
    jest.setSystemTime(NOW + EIGHT_HOURS + wrongBy + 11_000)
    const lane = within(screen.getByRole('region', { name: 'New' }))
    await waitFor(() =>
      expect(screen.getAllByRole('article').map(each => each.getAttribute('aria-label'))).toEqual([
        'Order 4830',
      ]),
    )
    expect(lane.getByRole('button', { name: 'Accept' })).toBeVisible()
    // One bell for the order that was there, one for the one that is: nothing for what ended meanwhile.
    expect(audio.sounds.map(({ isLoop, isPlaying }) => [isLoop, isPlaying])).toEqual([
      [true, false],
      [true, true],
    ])
  },
)
