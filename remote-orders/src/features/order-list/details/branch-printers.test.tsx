import { screen, waitFor } from '@testing-library/react'
import type { PrintJob, Printer } from '@sufra/shared/contracts/printer'
import { answerHttp, renderUi, sampleOrder } from '@sufra/shared/testing'
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

it('is hidden if the branch has no printer', async () => {
  const { calls } = show([])
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
