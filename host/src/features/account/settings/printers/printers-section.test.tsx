import type { PrintJob, Printer } from '@sufra/shared/contracts/printer'
import { answerHttp, renderUi, sampleBranch, samplePage } from '@sufra/shared/testing'
import type { HttpCall, RenderUiOptions } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/printers/ar.json'
import en from '#src/locales/printers/en.json'
import { lateAnswer } from '#src/testing/late-answer.ts'
import { settingsTexts } from '#src/testing/settings-texts.ts'
import { PrintersSection } from './printers-section.tsx'

const namespaces = { ...settingsTexts, printers: { ar, en } }

const PRINTER: Printer = {
  ...{ id: 4, branchId: 1, branchName: '{"ar":"العليا","en":"Olaya"}', name: 'Kitchen' },
  ...{ prints: 'ticket', paperMm: 80, language: 'ar', isOnAccept: true },
  ...{ state: 'ready', lastSeenAt: new Date().toISOString(), says: '200 OK', waiting: 0, failed: 0 },
}
const JOB: PrintJob = {
  ...{ id: 9, printerId: 4, orderId: 7, orderNumber: '4821', what: 'ticket', state: 'failed' },
  ...{ attempts: 2, reason: 'unconfirmed', createdAt: '2026-11-22T10:00:00.000Z', endedAt: null },
}
const PATH = '/api/Printer/Poll/secret'

type Answers = Parameters<typeof answerHttp>[0]

const show = (printers: Printer[], options: RenderUiOptions = {}, answers: Answers = {}) => {
  const { calls } = answerHttp({
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
  })
  const { user } = renderUi(
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
  return { user, sent, act }
}

it('says of each printer how it stands, and what waits', async () => {
  show([{ ...PRINTER, state: 'notReady', says: '410 Out of paper', waiting: 3, failed: 1 }])
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('Cannot print')).toBeVisible()
  for (const words of [/410 Out of paper/, /3 papers wait/, /1 paper was not printed/, /Olaya/])
    expect(row.getByText(words)).toBeVisible()
})

it('adds one and shows its address once', async () => {
  const { user, sent } = show([])
  const add = await screen.findByRole('button', { name: 'Add a printer' })
  await waitFor(() => expect(add).toBeEnabled())
  await user.click(add)
  const form = within(screen.getByRole('dialog', { name: 'Add a printer' }))
  await user.type(form.getByLabelText('Name'), 'Kitchen')
  await user.selectOptions(form.getByLabelText('Width of the paper'), '58')
  await user.click(form.getByRole('button', { name: 'Add a printer' }))
  const address = await screen.findByLabelText('Server URL')
  expect(address).toHaveValue(`${window.location.origin}${PATH}`)
  expect(sent('/api/Printer/Add')[0]?.body).toMatchObject({ name: 'Kitchen', paperMm: 58, isOnAccept: true })
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByLabelText('Server URL')).not.toBeInTheDocument())
})

it('prints a test page, and tries again what failed', async () => {
  const { user, sent, act } = show([PRINTER])
  await act('Print a test page')
  expect(await screen.findByText('The test page waits for the printer')).toBeVisible()
  expect(sent('/api/Printer/Test')).toHaveLength(1)
  await act('Papers')
  expect(await screen.findByText(/did not say whether/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Try again/ }))
  await waitFor(() => expect(sent('/api/Printer/TryAgain')).toHaveLength(1))
})

it('asks before it removes one or ends its address', async () => {
  const { user, sent, act } = show([PRINTER])
  await act('Remove')
  expect(sent('/api/Printer/Delete')).toEqual([])
  const asked = within(await screen.findByRole('alertdialog'))
  await user.click(asked.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(sent('/api/Printer/Delete')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await act('New address')
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'New address' }),
  )
  expect(await screen.findByLabelText('Server URL')).toHaveValue(`${window.location.origin}${PATH}`)
})

it('only shows them to whoever changes nothing of them', async () => {
  show([PRINTER], { role: 'Cashier' })
  await screen.findByRole('listitem')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

describe('an answer that comes after "Cancel"', () => {
  const BAR: Printer = { ...PRINTER, id: 5, name: 'Bar' }

  it('leaves the printer alone that was opened meanwhile', async () => {
    const late = lateAnswer({ body: { ...PRINTER, name: 'Kitchen 1' } })
    const { user, sent, act } = show([PRINTER, BAR], {}, { 'PUT /api/Printer/Update': late.answer })
    await act('Edit')
    const first = within(screen.getByRole('dialog'))
    await user.click(first.getByRole('button', { name: 'Save' }))
    await user.click(first.getByRole('button', { name: 'Cancel' }))
    await act('Edit', 'Bar')
    const name = await screen.findByDisplayValue('Bar')
    await user.type(name, ' upstairs')
    const asked = sent('/api/Printer/Get').length
    late.come()
    await waitFor(() => expect(sent('/api/Printer/Get').length).toBeGreaterThan(asked))
    expect(name).toBeInTheDocument()
    expect(name).toHaveValue('Bar upstairs')
  })

  it('leaves the question alone that is asked about another printer', async () => {
    const late = lateAnswer({ body: {} })
    const { user, sent, act } = show([PRINTER, BAR], {}, { 'DELETE /api/Printer/Delete': late.answer })
    await act('Remove')
    const first = within(await screen.findByRole('alertdialog'))
    await user.click(first.getByRole('button', { name: 'Remove' }))
    await user.click(first.getByRole('button', { name: 'Cancel' }))
    await act('New address', 'Bar')
    const asked = sent('/api/Printer/Get').length
    late.come()
    await waitFor(() => expect(sent('/api/Printer/Get').length).toBeGreaterThan(asked))
    expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  })

  it('of a new printer shows its address all the same, and leaves the next form open', async () => {
    const late = lateAnswer({ body: { printer: PRINTER, path: PATH } })
    const { user } = show([], {}, { 'POST /api/Printer/Add': late.answer })
    const add = await screen.findByRole('button', { name: 'Add a printer' })
    await waitFor(() => expect(add).toBeEnabled())
    await user.click(add)
    const first = within(screen.getByRole('dialog'))
    await user.type(first.getByLabelText('Name'), 'Kitchen')
    await user.click(first.getByRole('button', { name: 'Add a printer' }))
    await user.click(first.getByRole('button', { name: 'Cancel' }))
    await user.click(add)
    await user.type(await screen.findByLabelText('Name'), 'Bar')
    late.come()
    expect(await screen.findByLabelText('Server URL')).toHaveValue(`${window.location.origin}${PATH}`)
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.getByLabelText('Name')).toHaveValue('Bar')
  })
})
