import type { PrintJob, Printer } from '@sufra/shared/contracts/printer'
import { sampleBranch, samplePage } from '@sufra/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { JOB, PATH, PRINTER, show } from './testing/show-printers.tsx'

const down = { status: 503, body: { code: 'unavailable', status: 503 } }
const refused = { status: 429, body: { code: 'too_many_requests', status: 429 } }
const BRANCHES = 'GET /api/Branch/Get'
const NOT_DONE = 'That did not work. Check the connection and try again.'

describe('the state of a printer', () => {
  it.each<[string, Partial<Printer>, RegExp]>([
    ['was never seen', { state: 'new', lastSeenAt: null }, /It has not asked for papers yet/],
    [
      'was not seen for long',
      { state: 'unseen', lastSeenAt: '2026-11-20T12:30:00.000Z' },
      /Not seen since 20 Nov.*3:30/,
    ],
    ['says nothing of why it cannot print', { state: 'notReady', says: '' }, /80 mmSeen [^:]+$/],
  ])('that %s is shown', async (_what, of, words) => {
    show([{ ...PRINTER, ...of }])
    expect(await screen.findByRole('listitem')).toHaveTextContent(words)
  })

  it('is shown in Arabic, with the dual for two papers', async () => {
    show([{ ...PRINTER, waiting: 2, failed: 2 }], { language: 'ar' })
    const row = await screen.findByRole('listitem')
    for (const words of ['العليا', 'جاهزة', 'ورقتان']) expect(row).toHaveTextContent(words)
  })
})

describe('without printers', () => {
  it('branches that failed to load are reported and can be retried', async () => {
    const { user, answers } = show([], {}, { [BRANCHES]: down })
    expect(await screen.findByText('The branches did not load. Check the connection.')).toBeVisible()
    answers[BRANCHES] = call => ({ body: samplePage([sampleBranch()], call) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await user.click(await screen.findByRole('button', { name: 'Add a printer' }))
    expect(screen.getByRole('combobox', { name: 'Branch' })).toHaveDisplayValue('Olaya')
  })

  it('a merchant without a branch is told to add one first', async () => {
    show([], {}, { [BRANCHES]: call => ({ body: samplePage([], call) }) })
    expect(await screen.findByText('A printer stands in a branch: add one first.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add a printer' })).not.toBeInTheDocument()
  })
})

describe('the form of a printer', () => {
  const openNew = async (answers: Parameters<typeof show>[2] = {}) => {
    const branches = [sampleBranch(), sampleBranch({ id: 2, name: '{"ar":"الملقا","en":"Malqa"}' })]
    const shown = show([], {}, { [BRANCHES]: call => ({ body: samplePage(branches, call) }), ...answers })
    const add = await screen.findByRole('button', { name: 'Add a printer' })
    await waitFor(() => expect(add).toBeEnabled())
    await shown.user.click(add)
    const form = within(screen.getByRole('dialog', { name: 'Add a printer' }))
    const save = () => shown.user.click(form.getByRole('button', { name: 'Add a printer' }))
    return { ...shown, form, save }
  }

  it('sends branch, papers, language and time as chosen', async () => {
    const { user, form, save, sent } = await openNew()
    await user.type(form.getByLabelText('Name'), 'Bar')
    await user.selectOptions(form.getByRole('combobox', { name: 'Branch' }), 'Malqa')
    await user.selectOptions(form.getByRole('combobox', { name: 'It prints' }), 'Tickets and receipts')
    await user.selectOptions(form.getByRole('combobox', { name: 'Language of the paper' }), 'English')
    await user.click(form.getByRole('switch', { name: 'Print when an order is accepted' }))
    await save()
    await waitFor(() =>
      expect(sent('/api/Printer/Add').map(({ body }) => body)).toEqual([
        { branchId: 2, name: 'Bar', prints: 'both', paperMm: 80, language: 'en', isOnAccept: false },
      ]),
    )
  })

  it('refuses a missing name at its field and sends nothing', async () => {
    const { form, save, sent } = await openNew()
    await save()
    await waitFor(() => expect(form.getByLabelText('Name')).toBeInvalid())
    expect(sent('/api/Printer/Add')).toEqual([])
  })

  it('keeps the input when the printer was not added', async () => {
    const { user, form, save } = await openNew({ 'POST /api/Printer/Add': down })
    await user.type(form.getByLabelText('Name'), 'Bar')
    await save()
    expect(await form.findByRole('alert')).toBeVisible()
    expect(form.getByLabelText('Name')).toHaveValue('Bar')
    expect(screen.queryByLabelText('Server URL')).not.toBeInTheDocument()
  })

  it('of an existing printer has its values and fixes its branch', async () => {
    const narrow = { ...PRINTER, paperMm: 58 as const, prints: 'receipt' as const, isOnAccept: false }
    const { user, sent, act: press } = show([narrow], {}, { 'PUT /api/Printer/Update': { body: narrow } })
    await press('Edit')
    const form = within(screen.getByRole('dialog', { name: 'Printer' }))
    expect(form.queryByRole('combobox', { name: 'Branch' })).not.toBeInTheDocument()
    await user.type(form.getByLabelText('Name'), ' 2')
    const asked = sent('/api/Printer/Get').length
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
    expect(sent('/api/Printer/Update').map(({ body }) => body)).toEqual([
      ...[{ id: 4, name: 'Kitchen 2', prints: 'receipt', paperMm: 58, language: 'ar', isOnAccept: false }],
    ])
    await waitFor(() => expect(sent('/api/Printer/Get').length).toBeGreaterThan(asked))
  })
})

describe('a failed action', () => {
  it('reports a test page that was not sent', async () => {
    const { act: press } = show([PRINTER], {}, { 'POST /api/Printer/Test': refused })
    await press('Print a test page')
    expect(await screen.findByText(NOT_DONE)).toBeVisible()
  })

  it.each([
    ['Remove', 'DELETE /api/Printer/Delete'],
    ['New address', 'POST /api/Printer/RenewAddress'],
  ])('“%s” is reported, and the confirmation stays for another try', async (name, call) => {
    const { user, act: press } = show([PRINTER], {}, { [call]: refused })
    await press(name)
    const asked = within(await screen.findByRole('alertdialog'))
    await user.click(asked.getByRole('button', { name }))
    expect(await screen.findByText(NOT_DONE)).toBeVisible()
    await waitFor(() => expect(asked.getByRole('button', { name })).toBeEnabled())
    expect(screen.queryByLabelText('Server URL')).not.toBeInTheDocument()
  })

  it.each([
    ['Remove', 'DELETE /api/Printer/Delete'],
    ['New address', 'POST /api/Printer/RenewAddress'],
  ])('“%s” with a lost response is not reported as failed', async (name, call) => {
    const { user, act: press } = show([PRINTER], {}, { [call]: down })
    await press(name)
    const asked = within(await screen.findByRole('alertdialog'))
    await user.click(asked.getByRole('button', { name }))
    expect(await screen.findByText(/^No answer came/)).toBeVisible()
    expect(screen.queryByText(NOT_DONE)).not.toBeInTheDocument()
  })

  it('retries printers that failed to load', async () => {
    const { user, answers } = show([PRINTER], {}, { 'GET /api/Printer/Get': down })
    expect(await screen.findByText('The printers did not load. Check the connection.')).toBeVisible()
    answers['GET /api/Printer/Get'] = { body: [PRINTER] }
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Kitchen')).toBeVisible()
  })

  it('keeps known printers when a refetch fails', async () => {
    const { queryClient, answers } = show([PRINTER])
    await screen.findByText('Kitchen')
    answers['GET /api/Printer/Get'] = down
    await act(() => queryClient.invalidateQueries())
    expect(screen.getByText('Kitchen')).toBeVisible()
  })
})

describe('the jobs of a printer', () => {
  const open = async (jobs: PrintJob[], answers: Parameters<typeof show>[2] = {}) => {
    const shown = show([PRINTER], {}, { 'GET /api/Printer/Jobs': { body: jobs }, ...answers })
    await shown.act('Papers')
    return { ...shown, papers: within(await screen.findByRole('dialog', { name: 'Papers of the printer' })) }
  }

  it('show kind, state and error', async () => {
    const { papers } = await open([
      JOB,
      { ...JOB, id: 10, what: 'receipt', state: 'queued', reason: 'notReady' },
      { ...JOB, id: 11, what: 'test', orderNumber: null, state: 'printed', reason: 'notReady' },
    ])
    const lines = (await papers.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(lines[0]).toMatch(/Kitchen ticket.*4821.*did not say whether it printed it.*Not printed/)
    expect(lines[1]).toMatch(/Receipt.*the printer was not ready.*Waiting/)
    expect(lines[2]).toMatch(/^Test page.*Printed$/)
    expect(lines[2]).not.toMatch(/not ready/)
    expect(papers.getAllByRole('button', { name: /^Try again/ })).toHaveLength(1)
  })

  it('show that there are none', async () => {
    const { papers } = await open([])
    expect(await papers.findByText('Nothing was sent to it yet.')).toBeVisible()
  })

  it('that failed to load are not reported as empty', async () => {
    const { papers } = await open([], { 'GET /api/Printer/Jobs': down })
    expect(await papers.findByText('The papers did not load.')).toBeVisible()
    expect(papers.queryByText('Nothing was sent to it yet.')).not.toBeInTheDocument()
  })

  it('wait again after a retry; a failed retry is reported and can be repeated', async () => {
    const { user, papers, answers } = await open([JOB], { 'POST /api/Printer/TryAgain': refused })
    const again = await papers.findByRole('button', { name: /^Try again/ })
    await user.click(again)
    expect(await screen.findByText(NOT_DONE)).toBeVisible()
    const queued: PrintJob = { ...JOB, state: 'queued', reason: null }
    Object.assign(answers, {
      'POST /api/Printer/TryAgain': { body: queued },
      'GET /api/Printer/Jobs': { body: [queued] },
    })
    await user.click(again)
    expect(await papers.findByText('Waiting')).toBeVisible()
    expect(papers.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument()
  })
})

describe('the address that is shown once', () => {
  const open = async () => {
    const shown = show([PRINTER])
    await shown.act('New address')
    const asked = within(await screen.findByRole('alertdialog'))
    await shown.user.click(asked.getByRole('button', { name: 'New address' }))
    return { ...shown, address: await screen.findByLabelText('Server URL') }
  }

  it('is copied by a press and confirmed', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${PATH}`)
  })

  it('is selected for manual copying where the browser forbids it', async () => {
    const { user, address } = await open()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await user.click(address)
    await user.keyboard('{End}')
    expect(address).not.toHaveProperty('selectionStart', 0)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    const whole = `${window.location.origin}${PATH}`
    await waitFor(() => expect(address).toHaveProperty('selectionEnd', whole.length))
    expect(address).toHaveProperty('selectionStart', 0)
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible()
  })
})
