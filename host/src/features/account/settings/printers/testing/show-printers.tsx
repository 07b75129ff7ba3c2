import type { PrintJob, Printer } from '@sufra/shared/contracts/printer'
import { answerHttp, renderUi, sampleBranch, samplePage } from '@sufra/shared/testing'
import type { HttpCall, RenderUiOptions } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen } from '@testing-library/react'
import ar from '#src/locales/printers/ar.json'
import en from '#src/locales/printers/en.json'
import { settingsTexts } from '#src/testing/settings-texts.ts'
import { PrintersSection } from '../printers-section.tsx'

const namespaces = { ...settingsTexts, printers: { ar, en } }

export const PRINTER: Printer = {
  id: 4,
  branchId: 1,
  branchName: '{"ar":"العليا","en":"Olaya"}',
  name: 'Kitchen',
  prints: 'ticket',
  paperMm: 80,
  language: 'ar',
  isOnAccept: true,
  state: 'ready',
  lastSeenAt: new Date().toISOString(),
  says: '200 OK',
  waiting: 0,
  failed: 0,
}
export const JOB: PrintJob = {
  id: 9,
  printerId: 4,
  orderId: 7,
  orderNumber: '4821',
  what: 'ticket',
  state: 'failed',
  attempts: 2,
  reason: 'unconfirmed',
  createdAt: '2026-11-22T10:00:00.000Z',
  endedAt: null,
}
export const PATH = '/api/Printer/Poll/secret'

type Answers = Parameters<typeof answerHttp>[0]

interface ShownPrinters extends Pick<ReturnType<typeof renderUi>, 'user' | 'queryClient'> {
  answers: Answers
  /** Returns the calls to a path. */
  sent: (path: string) => HttpCall[]
  /** Chooses an action of a printer's menu. */
  act: (name: string, printer?: string) => Promise<void>
}

export const show = (
  printers: Printer[],
  options: RenderUiOptions = {},
  answers: Answers = {},
): ShownPrinters => {
  const given: Answers = {
    'GET /api/Printer/Get': { body: printers },
    'GET /api/Branch/Get': call => ({ body: samplePage([sampleBranch()], call) }),
    'GET /api/Printer/Jobs': { body: [JOB] },
    'POST /api/Printer/Add': {
      body: { printer: { ...PRINTER, state: 'new', lastSeenAt: null }, path: PATH },
    },
    'POST /api/Printer/RenewAddress': { body: { printer: PRINTER, path: PATH } },
    'POST /api/Printer/Test': { body: { ...JOB, orderId: null, orderNumber: null, what: 'test' } },
    'POST /api/Printer/TryAgain': { body: { ...JOB, state: 'queued', reason: null } },
    'DELETE /api/Printer/Delete': { body: {} },
    ...answers,
  }
  const { calls } = answerHttp(given)
  const { user, queryClient } = renderUi(
    <>
      <Toaster />
      <PrintersSection />
    </>,
    { namespaces, role: 'Admin', ...options },
  )
  const sent = (path: string): HttpCall[] => calls.filter(call => call.path === path)
  const act = async (name: string, printer = 'Kitchen') => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${printer}` }))
    await user.click(screen.getByRole('menuitem', { name }))
  }
  return { user, queryClient, sent, act, answers: given }
}
