import { screen, waitFor, within } from '@testing-library/react'
import type { BranchShift, Shift, ShiftNote, ShiftPage } from '@sufra/shared/contracts/shift'
import { answerHttp, delayedResponse, renderUi } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import type { ReactNode } from 'react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { CloseDialog } from './close-dialog.tsx'
import { NoShift } from './no-shift.tsx'
import { NotesCard } from './notes/notes-card.tsx'

const AT = '2026-11-22T19:00:00.000Z'
const branchName = '{"ar":"العليا","en":"Olaya"}'
const shift: Shift = {
  id: 7,
  branchId: 1,
  branchName,
  openedAt: '2026-11-22T13:02:00.000Z',
  openedBy: 'Noura',
  closedAt: null,
  closedBy: null,
  isClosedByClock: false,
  closesByItselfAt: '2026-11-23T00:00:00.000Z',
}
const lot = { orders: 0, sum: 0 }
const note = (more: Partial<ShiftNote> = {}): ShiftNote => ({
  id: 4,
  at: AT,
  byName: 'Fahd',
  text: 'Check the fridge',
  isForNext: true,
  isFromBefore: false,
  doneAt: null,
  doneBy: null,
  ...more,
})
const pageOf = (facts: Partial<ShiftPage['facts']> = {}, more: Partial<ShiftPage> = {}): ShiftPage => ({
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
    stateChanges: [],
    calls: [],
    links: [],
    cash: { orders: 2, expected: 90, withDrivers: 0 },
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
    ...facts,
  },
  ...more,
})

const show = (page: ReactNode, answers: Parameters<typeof answerHttp>[0] = {}) => {
  const { calls } = answerHttp(answers)
  const rendered = renderUi(
    <>
      {page}
      <Toaster />
    </>,
    { role: 'Cashier', namespaces: { orders: { ar, en } } },
  )
  return { ...rendered, sent: () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body) }
}

describe('closing a shift', () => {
  const CLOSE = 'POST /api/Shift/Close'
  const showClosing = (page: ShiftPage, answers: Parameters<typeof answerHttp>[0] = {}) => {
    const handleClosed = jest.fn()
    const shown = show(<CloseDialog page={page} onClose={() => undefined} onClosed={handleClosed} />, {
      [CLOSE]: { body: page },
      ...answers,
    })
    const press = () => shown.user.click(screen.getByRole('button', { name: 'Close the shift' }))
    return { ...shown, press, handleClosed }
  }

  it('sends null, never an empty value, for cash that was not counted', async () => {
    const { press, sent, handleClosed } = showClosing(pageOf())
    expect(screen.getByText(/90\.00 SAR expected/)).toBeVisible()
    await press()
    await waitFor(() => expect(sent()).toEqual([{ shiftId: 7 }]))
    await waitFor(() => expect(handleClosed).toHaveBeenCalled())
  })

  it('sends 0 for counted cash of nothing', async () => {
    const { user, press, sent } = showClosing(pageOf())
    await user.type(screen.getByLabelText('Counted in the till'), '0')
    await press()
    await waitFor(() => expect(sent()).toEqual([{ shiftId: 7, countedCash: 0 }]))
  })

  it('asks for no cash if none was expected, and counts orders beyond the list', async () => {
    showClosing(pageOf({ cash: null, moreOpen: 3 }))
    expect(screen.queryByLabelText('Counted in the till')).not.toBeInTheDocument()
    expect(screen.getByText('3 orders are still open and are handed over.')).toBeVisible()
  })

  it.each([
    ['illegal_transition', 409, 'This shift is closed already.'],
    ['forbidden_branch', 403, 'This branch is not one of yours.'],
    ['internal_error', 500, 'That did not work. Try again.'],
  ])('shows a refusal with %s and keeps the counted amount', async (code, status, words) => {
    const { user, press, handleClosed } = showClosing(pageOf(), {
      [CLOSE]: { status, body: { code, status } },
    })
    await user.type(screen.getByLabelText('Counted in the till'), '85')
    await press()
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText('Counted in the till')).toHaveDisplayValue(/^85/)
    expect(handleClosed).not.toHaveBeenCalled()
  })
})

describe('a branch without a shift', () => {
  const branch: BranchShift = { branchId: 1, branchName, shift: null, lastClosed: null, waitingNotes: 0 }

  it('shows its name and a link to the last handover', () => {
    show(<NoShift branch={{ ...branch, lastClosed: { ...shift, id: 6, closedAt: AT } }} />)
    expect(screen.getByText('No shift is open at Olaya')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Last handover' })).toHaveAttribute('href', '/orders/shift?id=6')
  })

  it('shows no handover link if there was none', () => {
    show(<NoShift branch={branch} />)
    expect(screen.queryByRole('link', { name: 'Last handover' })).not.toBeInTheDocument()
    expect(screen.getByText(/Open one when the team starts/)).toBeVisible()
  })

  it('cannot be opened offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show(<NoShift branch={branch} />)
    expect(screen.getByRole('button', { name: 'Open the shift' })).toBeDisabled()
    jest.restoreAllMocks()
  })
})

describe('shift notes', () => {
  it('lists open notes first and shows who marked the others done', () => {
    const done = note({ id: 1, text: 'Order ice', doneAt: AT, doneBy: 'Huda' })
    const word = note({ id: 2, text: 'A busy night', isForNext: false })
    show(<NotesCard page={pageOf({}, { notes: [done, word, note()] })} />)
    const lines = screen.getAllByRole('listitem')
    expect(lines.map(line => line.querySelector('p')?.textContent)).toEqual([
      ...['Check the fridge', 'Order ice', 'A busy night'],
    ])
    expect(lines[1]).toHaveTextContent(/Huda, /)
    expect(within(lines[2] ?? document.body).queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('can reopen a note that was marked done', async () => {
    const done = note({ doneAt: AT, doneBy: 'Huda' })
    const { user, sent } = show(<NotesCard page={pageOf({}, { notes: [done] })} />, {
      'PUT /api/Shift/SetNoteDone': { body: note() },
    })
    await user.click(screen.getByRole('checkbox', { name: 'Done' }))
    await waitFor(() => expect(sent()).toEqual([{ noteId: 4, isDone: false }]))
  })

  it('shows why a note could not be marked', async () => {
    const { user } = show(<NotesCard page={pageOf({}, { notes: [note()] })} />, {
      'PUT /api/Shift/SetNoteDone': { status: 404, body: { code: 'not_found', status: 404 } },
    })
    await user.click(screen.getByRole('checkbox', { name: 'Done' }))
    expect(await screen.findByText('This shift is not there any more.')).toBeVisible()
  })

  it('keeps the text of a refused note and clears that of a saved one', async () => {
    let presses = 0
    const { user, sent } = show(<NotesCard page={pageOf()} />, {
      'POST /api/Shift/AddNote': () => {
        presses += 1
        return presses === 1 ? { status: 503 } : { body: note() }
      },
    })
    expect(screen.getByText('No notes yet.')).toBeVisible()
    const box = screen.getByLabelText('Write a note')
    await user.type(box, 'Order ice')
    await user.click(screen.getByRole('checkbox', { name: 'For the next team' }))
    const add = () => user.click(screen.getByRole('button', { name: 'Add the note' }))
    await add()
    await screen.findByRole('alert')
    expect(box).toHaveValue('Order ice')
    await add()
    await waitFor(() => expect(box).toHaveValue(''))
    expect(sent().at(-1)).toEqual({ shiftId: 7, text: 'Order ice', isForNext: false })
  })

  it('keeps a note that is typed while the previous one is saved', async () => {
    const late = delayedResponse({ body: note() })
    const { user, sent, queryClient } = show(<NotesCard page={pageOf()} />, {
      'POST /api/Shift/AddNote': late.answer,
    })
    const box = screen.getByLabelText('Write a note')
    await user.type(box, 'Order ice')
    await user.click(screen.getByRole('button', { name: 'Add the note' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    await user.clear(box)
    await user.type(box, 'The fridge is loud')
    late.come()
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add the note' })).not.toHaveAttribute('aria-busy'),
    )
    expect(box).toHaveValue('The fridge is loud')
  })

  it('does not send an empty note', async () => {
    const { user, sent } = show(<NotesCard page={pageOf()} />)
    await user.click(screen.getByRole('button', { name: 'Add the note' }))
    await waitFor(() => expect(screen.getByLabelText('Write a note')).toBeInvalid())
    expect(sent()).toEqual([])
  })

  it('accepts no notes for a closed shift', () => {
    show(<NotesCard page={pageOf({}, { shift: { ...shift, closedAt: AT } })} />)
    expect(screen.queryByLabelText('Write a note')).not.toBeInTheDocument()
  })
})
