import { act, screen, waitFor } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import { liveOrdersQuery, syncServerClock } from '@sufra/shared/live'
import { NOW, answerHttp, at, liveOrders, offers, preparingOrder, renderUi } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { useQueuedActions } from '#src/live-orders/offline-queue/offline-queue.store.ts'
import { endQueueOf, queueOf } from '#src/live-orders/offline-queue/queue-of.ts'
import { useOrderAction } from '#src/order-actions/order-action.queries.ts'
import { installSilentAudio } from '#src/testing/silent-audio.ts'
import { startRing, stopRing } from './ring.ts'
import { SOUND_KEY } from './sound-settings.ts'
import { SoundControl } from './sound-control.tsx'

const COOKING = preparingOrder({ availableActions: offers('Cancel') })
const CANCELLED = preparingOrder({ orderStatus: 'Cancelled', closedAt: at(0), rowVersion: 3 })
const refused = {
  status: 409,
  body: { code: 'illegal_transition', status: 409, current: preparingOrder({ rowVersion: 2 }) },
}

const Card = () => {
  const { press } = useOrderAction()
  return (
    <button onClick={() => press(COOKING, 'Cancel', { reasonCode: 'CustomerRequest' })}>Cancel it</button>
  )
}

let end = () => {}
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation()
  syncServerClock(new Date(NOW).toISOString())
  localStorage.setItem(SOUND_KEY, JSON.stringify({ isTested: true, volume: 0.5 }))
})
afterEach(() => {
  act(end)
  jest.restoreAllMocks()
})

/** Renders a device with armed sound and cancels an order in preparation on it. */
const cancel = async (answer: HttpAnswer) => {
  answerHttp({ 'POST /api/Order/ExecuteAction': answer })
  const audio = installSilentAudio({ isAllowed: true })
  const { user, queryClient } = renderUi(
    <>
      <SoundControl />
      <Card />
      <Toaster />
    </>,
    { role: 'Admin', namespaces: { orders: { ar, en } } },
  )
  queueOf(queryClient)
  end = () => {
    stopRing()
    endQueueOf(queryClient)
  }
  const hear = (order: Order) =>
    act(() => void queryClient.setQueryData(liveOrdersQuery.queryKey, liveOrders(order)))
  act(() => startRing(queryClient))
  await screen.findByRole('button', { name: 'Sound armed' })
  hear(COOKING)
  await user.click(screen.getByRole('button', { name: 'Cancel it' }))
  const shown = () => queryClient.getQueryData(liveOrdersQuery.queryKey)?.data[0]
  return { user, audio, hear, shown }
}
const whenNothingWaits = () => waitFor(() => expect(useQueuedActions.getState().waiting).toEqual([]))

it('plays no alarm for an order that is cancelled on this device', async () => {
  const { audio, shown } = await cancel({ body: CANCELLED })
  await waitFor(() => expect(shown()).toMatchObject({ orderStatus: 'Cancelled', rowVersion: 3 }))
  await whenNothingWaits()
  expect(audio.sounds).toEqual([])
})

it('plays the alarm for a later cancellation when the own one was refused', async () => {
  const { audio, hear, shown } = await cancel(refused)
  await whenNothingWaits()
  await waitFor(() => expect(shown()).toMatchObject({ orderStatus: 'Preparing', rowVersion: 2 }))
  hear(CANCELLED)
  expect(audio.sounds).toHaveLength(1)
})

it('plays the alarm for a later cancellation when the own one was withdrawn', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, audio, hear, shown } = await cancel(refused)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await whenNothingWaits()
  await waitFor(() => expect(shown()?.orderStatus).toBe('Preparing'))
  line.mockRestore()
  hear(CANCELLED)
  expect(audio.sounds).toHaveLength(1)
})
