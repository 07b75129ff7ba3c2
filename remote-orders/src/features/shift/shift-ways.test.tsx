import { screen, waitFor, within } from '@testing-library/react'
import type { BranchShift, Shift, ShiftPage } from '@sufra/shared/contracts/shift'
import { useLocation } from '@sufra/shared/router'
import { answerHttp, delayedResponse, renderUi } from '@sufra/shared/testing'
import type { RenderUiOptions } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { ShiftScreen } from './shift.page.tsx'

const AT = '2026-11-22T19:00:00.000Z'
const lot = { orders: 0, sum: 0 }
const shiftOf = (id: number, en: string, more: Partial<Shift> = {}): Shift => ({
  id,
  branchId: id,
  branchName: JSON.stringify({ ar: en, en }),
  openedBy: 'Noura',
  closedBy: null,
  openedAt: '2026-11-22T13:02:00.000Z',
  closedAt: null,
  isClosedByClock: false,
  closesByItselfAt: '2026-11-23T00:00:00.000Z',
  ...more,
})
const pageOf = (shift: Shift, more: Partial<ShiftPage> = {}): ShiftPage => ({
  shift,
  countedCash: null,
  previousId: null,
  notes: [],
  facts: {
    serverTime: AT,
    people: [],
    openOrders: [],
    snoozed: [],
    moreOpen: 0,
    moreSnoozed: 0,
    cash: null,
    stateChanges: [],
    calls: [],
    links: [],
    orders: {
      count: 0,
      sales: 0,
      averageTicket: 0,
      rejected: lot,
      cancelled: lot,
      failed: lot,
      missed: lot,
    },
    branch: { state: 'Open', stateUntil: null, override: null, platformPauses: [] },
  },
  ...more,
})
const branchOf = (shift: Shift, more: Partial<BranchShift> = {}): BranchShift => ({
  branchId: shift.branchId,
  branchName: shift.branchName,
  shift,
  lastClosed: null,
  waitingNotes: 0,
  ...more,
})

const olaya = shiftOf(7, 'Olaya')
const malqa = shiftOf(8, 'Malqa')
const CLOSE = 'POST /api/Shift/Close'
const NOW = 'GET /api/Shift/GetNow'
const PAGE = 'GET /api/Shift/Get/Id'

// Any other address renders another screen.
const Screens = () => (useLocation().pathname === '/orders/shift' ? <ShiftScreen /> : <p>Elsewhere</p>)

const show = (
  answers: Parameters<typeof answerHttp>[0] = {},
  { route = '/orders/shift', role = 'Admin', language }: RenderUiOptions = {},
) => {
  const { calls } = answerHttp({
    [NOW]: { body: [branchOf(olaya), branchOf(malqa)] },
    [PAGE]: ({ query }) => ({ body: pageOf(query.get('Id') === '8' ? malqa : olaya) }),
    ...answers,
  })
  const ui = renderUi(
    <>
      <Screens />
      <Toaster />
    </>,
    { route, role, language, namespaces: { orders: { ar, en } } },
  )
  const closeShift = async () => {
    await ui.user.click(await screen.findByRole('button', { name: 'Close the shift' }))
    const dialog = within(await screen.findByRole('dialog'))
    await ui.user.click(dialog.getByRole('button', { name: 'Close the shift' }))
    return dialog
  }
  return { ...ui, calls, closeShift }
}

const closed = { body: pageOf({ ...olaya, closedAt: AT, closedBy: 'Noura' }) }

it('does not navigate back when the user left during the close', async () => {
  const late = delayedResponse(closed)
  const { user, closeShift, location, queryClient } = show({ [CLOSE]: late.answer })
  const dialog = await closeShift()
  await user.click(dialog.getByRole('button', { name: 'Back' }))
  await user.click(screen.getByRole('link', { name: en.shift.past.open }))
  expect(screen.getByText('Elsewhere')).toBeVisible()
  late.come()
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(location()).toBe('/orders/shifts')
})

it('stays on another branch that the user chose during the close', async () => {
  const late = delayedResponse(closed)
  const { user, closeShift, location, queryClient } = show({ [CLOSE]: late.answer })
  const dialog = await closeShift()
  await user.click(dialog.getByRole('button', { name: 'Back' }))
  await user.selectOptions(screen.getByRole('combobox', { name: en.shift.branchChoice }), '8')
  expect(await screen.findByText(/^Malqa$/)).toBeVisible()
  late.come()
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(location()).toBe('/orders/shift?branch=8')
})

it('shows a shift as closed when its close ended after "Back"', async () => {
  const late = delayedResponse(closed)
  const { user, closeShift, location } = show({ [CLOSE]: late.answer })
  const dialog = await closeShift()
  await user.click(dialog.getByRole('button', { name: 'Back' }))
  late.come()
  await waitFor(() => expect(location()).toBe('/orders/shift?id=7&closed=now'))
})

it('shows a shift as closed if it was closed although the answer was lost', async () => {
  let isClosed = false
  const { closeShift } = show(
    {
      [CLOSE]: () => {
        isClosed = true
        return { status: 503, body: { code: 'unavailable' } }
      },
      [PAGE]: () => (isClosed ? closed : { body: pageOf(olaya) }),
    },
    { route: '/orders/shift?id=7' },
  )
  await closeShift()
  expect(await screen.findByText(/^Closed .* by Noura$/)).toBeVisible()
  expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument()
})

it('shows the first branch with an open shift and offers the others', async () => {
  const idle = branchOf(shiftOf(6, 'Nakheel'), { shift: null })
  const { user, location } = show({ [NOW]: { body: [idle, branchOf(olaya), branchOf(malqa)] } })
  await screen.findByRole('button', { name: 'Close the shift' })
  const choice = screen.getByRole('combobox', { name: 'Branch' })
  expect(choice).toHaveDisplayValue('Olaya · shift open')
  expect(within(choice).getByRole('option', { name: 'Nakheel' })).toBeInTheDocument()
  await user.selectOptions(choice, 'Nakheel')
  expect(await screen.findByText('No shift is open at Nakheel')).toBeVisible()
  expect(location()).toBe('/orders/shift?branch=6')
})

it('shows no branch choice to a user with one branch', async () => {
  show({ [NOW]: { body: [branchOf(olaya)] } })
  expect(await screen.findByRole('button', { name: 'Close the shift' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Branch' })).not.toBeInTheDocument()
})

it('shows an opened shift at once and can close it', async () => {
  let isOpen = false
  const { user, calls } = show({
    [NOW]: () => ({ body: [branchOf(olaya, { shift: isOpen ? olaya : null })] }),
    'POST /api/Shift/Open': () => {
      isOpen = true
      return { body: pageOf(olaya) }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Open the shift' }))
  expect(await screen.findByRole('button', { name: 'Close the shift' })).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ branchId: 7 }])
})

it.each([
  ['the branches', '/orders/shift', NOW],
  ['the page of a shift', '/orders/shift?id=7', PAGE],
])('shows an error with a retry when %s failed to load', async (_, route, asked) => {
  const { user } = show({ [asked]: { status: 500 } }, { route })
  expect(await screen.findByText('The shift could not be loaded')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Close the shift' })).not.toBeInTheDocument()
  answerHttp({ [NOW]: { body: [branchOf(olaya)] }, [PAGE]: { body: pageOf(olaya) } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Close the shift' })).toBeVisible()
})

it('shows who closed a shift and offers no second close', async () => {
  show({ [PAGE]: closed }, { route: '/orders/shift?id=7' })
  expect(await screen.findByText(/^Closed .* by Noura$/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Close the shift' })).not.toBeInTheDocument()
})

it('says that the system closed the shift, in Arabic too', async () => {
  const byClock = { body: pageOf({ ...olaya, closedAt: AT, isClosedByClock: true }) }
  show({ [PAGE]: byClock }, { route: '/orders/shift?id=7', language: 'ar' })
  const [words = ''] = ar.shift.closedByClock.split('{{')
  expect(await screen.findByText(text => text.startsWith(words))).toBeVisible()
})

it('links to the previous shift for users without access to past shifts', async () => {
  show({ [PAGE]: { body: pageOf(olaya, { previousId: 5 }) } }, { role: 'Cashier' })
  expect(await screen.findByRole('link', { name: 'Last handover' })).toHaveAttribute(
    'href',
    '/orders/shift?id=5',
  )
  expect(screen.queryByRole('link', { name: 'Past shifts' })).not.toBeInTheDocument()
})

it('closes nothing while offline', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show()
  expect(await screen.findByRole('button', { name: 'Close the shift' })).toBeDisabled()
  line.mockRestore()
})

describe('printing the page', () => {
  let papers: { text: string; dir: string; style: string }[] = []
  beforeEach(() => {
    papers = []
    window.print = () => {
      const paper = document.querySelector<HTMLElement>('.sf-paper')
      const style = document.head.textContent ?? ''
      papers.push({ text: paper?.textContent ?? '', dir: paper?.dir ?? '', style })
    }
  })

  it.each([
    { language: 'en', size: 'On A4', dir: 'ltr', style: 'size: A4' },
    { language: 'ar', size: ar.shift.print.roll, dir: 'rtl', style: 'size: 80mm' },
  ] as const)(
    'uses the language and size of the request ($language, $size)',
    async ({ language, size, dir, style }) => {
      const { user } = show({ [PAGE]: closed }, { route: '/orders/shift?id=7', language })
      const print = language === 'ar' ? ar.shift.print.label : 'Print'
      await user.click(await screen.findByRole('button', { name: print }))
      await user.click(screen.getByRole('menuitem', { name: size }))
      await waitFor(() => expect(papers).toHaveLength(1))
      expect(papers[0]).toMatchObject({ dir, style: expect.stringContaining(style) })
      expect(papers[0]?.text).toMatch(/Olaya.*Noura/)
      expect(document.querySelector('.sf-paper')).not.toBeInTheDocument()
    },
  )

  it('shows an error if printing fails', async () => {
    window.print = () => {
      throw new Error('no printer')
    }
    const { user } = show({ [PAGE]: closed }, { route: '/orders/shift?id=7' })
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    await user.click(screen.getByRole('menuitem', { name: 'On A4' }))
    expect(await screen.findByText(en.print.failed)).toBeVisible()
  })
})
