import { screen, waitFor, within } from '@testing-library/react'
import type { BranchShift, Shift, ShiftPage } from '@sufra/shared/contracts/shift'
import { answerHttp, renderUi, sampleOrder } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { ShiftEntry } from './shift-entry.tsx'
import { ShiftScreen } from './shift.page.tsx'

const { channel } = sampleOrder()
const branchName = '{"ar":"العليا","en":"Olaya"}'
const AT = '2026-11-22T19:00:00.000Z'

const shift: Shift = {
  id: 7,
  branchId: 1,
  branchName,
  openedAt: '2026-11-22T13:02:00.000Z',
  openedBy: 'نورة',
  closedAt: null,
  closedBy: null,
  isClosedByClock: false,
  closesByItselfAt: '2026-11-23T00:00:00.000Z',
}
const lot = { orders: 0, sum: 0 }
const page: ShiftPage = {
  shift,
  countedCash: null,
  previousId: null,
  facts: {
    serverTime: AT,
    people: [{ name: 'نورة', from: shift.openedAt, to: AT }],
    orders: {
      count: 12,
      sales: 640,
      averageTicket: 58.18,
      rejected: lot,
      cancelled: lot,
      failed: lot,
      missed: { orders: 1, sum: 35 },
    },
    cash: { orders: 2, expected: 90, withDrivers: 0 },
    openOrders: [
      {
        id: 3,
        orderNumber: '4821',
        channel,
        type: 'Delivery',
        orderStatus: 'Ready',
        placedAt: '2026-11-22T18:25:00.000Z',
        promisedAt: null,
        waitsFor: 'driver',
        finalPrice: 37,
      },
    ],
    snoozed: [
      {
        id: 5,
        name: '{"ar":"كبسة","en":"Kabsa"}',
        since: AT,
        until: null,
        reason: 'نفد',
        isHereOnly: true,
      },
    ],
    moreOpen: 0,
    moreSnoozed: 0,
    stateChanges: [],
    calls: [],
    branch: { state: 'Open', stateUntil: null, override: null, platformPauses: [] },
    links: [{ channel, status: 'Degraded' }],
  },
  notes: [
    {
      id: 4,
      at: AT,
      byName: 'فهد',
      text: 'افحصوا الثلاجة',
      isForNext: true,
      isFromBefore: true,
      doneAt: null,
      doneBy: null,
    },
  ],
}
const branch: BranchShift = { branchId: 1, branchName, shift, lastClosed: null, waitingNotes: 1 }

const namespaces = { orders: { ar, en } }
const show = (answers: Parameters<typeof answerHttp>[0], route = '/orders/shift') => {
  const { calls } = answerHttp({ 'GET /api/Shift/Get/Id': { body: page }, ...answers })
  const ui = renderUi(
    <>
      <Toaster />
      <ShiftScreen />
    </>,
    { namespaces, route, role: 'Cashier' },
  )
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)
  return { ...ui, sent }
}

it('shows what the next team needs: open orders, products, platforms, money, people', async () => {
  show({ 'GET /api/Shift/GetNow': { body: [branch] } })
  const part = async (name: string) => (await screen.findByRole('region', { name })).textContent
  expect(await part('Open orders')).toMatch(/#4821.*Ready.*35 min.*Waits for the driver/)
  expect(await part('Snoozed products')).toMatch(/Kabsa.*until somebody ends it.*at this branch only.*نفد/)
  expect(await part('Platform problems')).toContain('Unreliable')
  expect(await part('Orders of the shift')).toMatch(/640\.00 SAR.*Missed.*1 · 35\.00 SAR/)
  expect(await part('Cash')).toMatch(/90\.00 SAR.*not counted/)
  expect(await part('Who worked')).toMatch(/نورة.*4:02.*10:00/)
})

it('saves a note for the next team and marks an earlier note done', async () => {
  const note = { ...page.notes[0], doneAt: AT, doneBy: 'نورة' }
  const { user, sent } = show({
    'GET /api/Shift/GetNow': { body: [branch] },
    'POST /api/Shift/AddNote': { body: note },
    'PUT /api/Shift/SetNoteDone': { body: note },
  })
  const notes = await screen.findByRole('region', { name: 'Notes' })
  await user.click(within(notes).getByRole('checkbox', { name: 'Done' }))
  await waitFor(() => expect(sent()).toEqual([{ noteId: 4, isDone: true }]))
  await user.type(within(notes).getByLabelText('Write a note'), 'Order ice')
  await user.click(within(notes).getByRole('button', { name: 'Add the note' }))
  await waitFor(() => expect(sent()[1]).toEqual({ shiftId: 7, text: 'Order ice', isForNext: true }))
})

it('counts cash on closing and offers to print the page', async () => {
  const closed = { ...shift, closedAt: AT, closedBy: 'نورة' }
  const { user, sent, location } = show({
    // The branch answers before the page and has no shift by then.
    'GET /api/Shift/GetNow': () => ({ body: [sent().length === 0 ? branch : { ...branch, shift: null }] }),
    'POST /api/Shift/Close': { body: { ...page, shift: closed, countedCash: 85 } },
    'GET /api/Shift/Get/Id': async () => {
      if (sent().length === 0) return { body: page }
      await new Promise(resolve => setTimeout(resolve, 50))
      return { body: { ...page, shift: closed, countedCash: 85 } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Close the shift' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('1 order is still open and is handed over.')
  await user.type(within(dialog).getByLabelText('Counted in the till'), '85')
  await user.click(within(dialog).getByRole('button', { name: 'Close the shift' }))
  expect(await screen.findByText('The shift is closed. Print its page for the next team.')).toBeVisible()
  expect(sent()).toEqual([{ shiftId: 7, countedCash: 85 }])
  expect(location()).toBe('/orders/shift?id=7&closed=now')
  const cash = screen.getByRole('region', { name: 'Cash' })
  await waitFor(() => expect(cash).toHaveTextContent(/Missing.*5\.00 SAR/))
})

it('shows who opened the shift to a user who opens it a moment later', async () => {
  const { user } = show({
    'GET /api/Shift/GetNow': { body: [{ ...branch, shift: null }] },
    'POST /api/Shift/Open': { status: 409, body: { code: 'already_exists', current: shift } },
  })
  expect(await screen.findByText('1 note waits for you.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open the shift' }))
  expect(await screen.findByText(/نورة opened the shift at 4:02/)).toBeVisible()
})

it('links from the board to the running shift, with its start', async () => {
  answerHttp({ 'GET /api/Shift/GetNow': { body: [branch] } })
  renderUi(<ShiftEntry />, { namespaces, role: 'Cashier' })
  expect(await screen.findByRole('link', { name: /Shift since 4:02/ })).toHaveAttribute(
    'href',
    '/orders/shift',
  )
})
