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

// Fakes only the device's clock; it stands still until the next call.
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
  'after eight hours of sleep with a clock off by %d days, shows current orders, rings once and reports refused actions',
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
      // A later request returns a later server time.
      [LIST]: () => served(Date.now() - wrongBy, fresh),
      [ACTION]: { status: 409, body: { code: 'illegal_transition', status: 409, current: missed } },
    })
    network.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    // The host does this when the stream no longer has the missed events.
    act(() => void queryClient.invalidateQueries({ queryKey: liveOrdersKey }))

    const told = within(await screen.findByRole('dialog', { name: 'Order #4821 was not changed' }))
    expect(told.getByText('Meanwhile the order became “Missed”.')).toBeVisible()
    await user.click(told.getByRole('button', { name: 'Understood' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())

    // An ended order stays in its lane for some seconds from the moment its end became known, then disappears.
    await screen.findByRole('article', { name: 'Order 4830' })
    jest.setSystemTime(NOW + EIGHT_HOURS + wrongBy + 11_000)
    const lane = within(screen.getByRole('region', { name: 'New' }))
    await waitFor(() =>
      expect(screen.getAllByRole('article').map(each => each.getAttribute('aria-label'))).toEqual([
        'Order 4830',
      ]),
    )
    expect(lane.getByRole('button', { name: 'Accept' })).toBeVisible()
    // One ring for the order before the sleep and one for the current one; none for orders that ended in between.
    expect(audio.sounds.map(({ isLoop, isPlaying }) => [isLoop, isPlaying])).toEqual([
      [true, false],
      [true, true],
    ])
  },
)
