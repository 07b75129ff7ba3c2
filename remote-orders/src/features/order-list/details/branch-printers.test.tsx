import { screen, waitFor } from '@testing-library/react'
import type { PrintJob, Printer } from '@sufra/shared/contracts/printer'
import { answerHttp, lostResponse, renderUi, sampleOrder } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { BranchPrinters } from './branch-printers.tsx'

const order = sampleOrder()
const PRINTER: Printer = {
  id: 4,
  branchId: order.branchId,
  branchName: order.branchName,
  name: 'Kitchen',
  prints: 'both',
  paperMm: 80,
  language: 'ar',
  isOnAccept: true,
  state: 'ready',
  lastSeenAt: null,
  says: '',
  waiting: 0,
  failed: 0,
}
const JOB: PrintJob = {
  id: 9,
  printerId: 4,
  orderId: order.id,
  orderNumber: order.orderNumber,
  what: 'receipt',
  state: 'queued',
  attempts: 0,
  reason: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  endedAt: null,
}

const show = (printers: Printer[], answers: Parameters<typeof answerHttp>[0] = {}) => {
  const { calls } = answerHttp({
    'GET /api/Printer/Get': { body: printers },
    'POST /api/Printer/Print': { body: JOB },
    ...answers,
  })
  const { user } = renderUi(
    <>
      <Toaster />
      <BranchPrinters order={order} />
    </>,
    { namespaces: { orders: { ar, en } } },
  )
  return { user, calls }
}

it('sends a paper of the order to the chosen printer', async () => {
  const { user, calls } = show([PRINTER])
  await user.click(await screen.findByRole('button', { name: 'Branch printer' }))
  expect(screen.getAllByRole('menuitem')).toHaveLength(2)
  await user.click(screen.getByRole('menuitem', { name: /Receipt · Kitchen/ }))
  expect(await screen.findByText('The paper waits for the printer')).toBeVisible()
  expect(calls.at(-1)?.body).toEqual({ orderId: order.id, printerId: 4, what: 'receipt' })
})

it('prints one paper when an answer is lost, and a second one on a later request', async () => {
  jest.spyOn(console, 'warn').mockImplementation()
  const lost = lostResponse({ body: JOB })
  const { user } = show([PRINTER], { 'POST /api/Printer/Print': lost.answer })
  const print = async () => {
    await user.click(await screen.findByRole('button', { name: 'Branch printer' }))
    await user.click(await screen.findByRole('menuitem', { name: /Receipt · Kitchen/ }))
  }
  await print()
  await screen.findByRole('alert')
  await print()
  await screen.findByText('The paper waits for the printer')
  await print()
  await waitFor(() => expect(lost.keys).toHaveLength(3))
  expect(lost.keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(lost.keys[1]).toBe(lost.keys[0])
  expect(lost.keys[2]).not.toBe(lost.keys[0])
  jest.restoreAllMocks()
})

it('is hidden if the branch has no printer', async () => {
  const { calls } = show([])
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
