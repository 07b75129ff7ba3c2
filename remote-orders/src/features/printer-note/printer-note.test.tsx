import { act, screen } from '@testing-library/react'
import type { Printer } from '@sufra/shared/contracts/printer'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { PrinterNote } from './printer-note.tsx'

const PRINTER: Printer = {
  id: 4,
  branchId: 1,
  branchName: '{"ar":"العليا","en":"Olaya"}',
  name: 'Kitchen',
  prints: 'both',
  paperMm: 80,
  language: 'ar',
  isOnAccept: true,
  state: 'unseen',
  lastSeenAt: null,
  says: '',
  waiting: 3,
  failed: 0,
}

afterEach(() => jest.useRealTimers())

it('names the printer that does not print, and sends its request only some time after the board loaded', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { calls } = answerHttp({
    'GET /api/Printer/Get': { body: [PRINTER, { ...PRINTER, id: 5, name: 'Counter', state: 'ready' }] },
  })
  renderUi(<PrinterNote />, { namespaces: { orders: { ar, en } } })
  await act(() => jest.advanceTimersByTimeAsync(19_000))
  expect(calls).toEqual([])
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  expect(await screen.findByText(/Kitchen.*3 papers wait/)).toBeVisible()
  expect(screen.queryByText(/Counter/)).not.toBeInTheDocument()
})
