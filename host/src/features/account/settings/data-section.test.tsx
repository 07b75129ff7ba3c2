import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { AccountExport } from '@sufra/shared/contracts/account-export'
import { answerHttp, delayedResponse, renderUi } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { settingsTexts } from '#src/testing/settings-texts.ts'
import { DataSection } from './data-section.tsx'

const copy = (more: Partial<AccountExport> = {}): AccountExport => ({
  id: 3,
  state: 'Ready',
  requestedBy: 'Noura',
  at: '2026-11-20T09:00:00.000Z',
  done: 34,
  total: 34,
  bytes: 2_621_440,
  expiresAt: '2026-11-27T09:00:00.000Z',
  ...more,
})

const show = (
  copies: AccountExport[][],
  more: Parameters<typeof answerHttp>[0] = {},
  role: 'Admin' | 'Cashier' = 'Admin',
) => {
  let asked = 0
  const answers: typeof more = {
    'GET /api/AccountExport/Get': () => {
      const body = copies[Math.min(asked, copies.length - 1)] ?? []
      asked += 1
      return { body }
    },
    ...more,
  }
  answerHttp(answers)
  renderUi(
    <>
      <DataSection />
      <Toaster />
    </>,
    { role, namespaces: settingsTexts },
  )
  return answers
}
const begin = () => screen.findByRole('button', { name: 'Prepare a copy' })
const pressBegin = async () => {
  await waitFor(async () => expect(await begin()).toBeEnabled())
  fireEvent.click(await begin())
}

it('lists finished files with size and expiry', async () => {
  show([[copy()]])
  expect(await screen.findByText(/2.5 MB.*kept until 27 Nov 2026/)).toBeVisible()
  expect(screen.getByRole('button', { name: /Download the copy of 20 Nov 2026/ })).toBeEnabled()
})

it('polls a running export and starts no second one', async () => {
  const running = copy({ state: 'Running', done: 12, bytes: null, expiresAt: null })
  show([[], [running], [copy()]], { 'POST /api/AccountExport/Add': { body: running } })
  await pressBegin()
  expect(await screen.findByRole('progressbar', { name: 'Writing your file: 12 of 34' })).toHaveValue(12)
  expect(await begin()).toBeDisabled()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 60_000 })
  expect(await begin()).toBeEnabled()
})

it('reports an export that failed to start', async () => {
  show([[]], { 'POST /api/AccountExport/Add': { status: 409, body: { code: 'illegal_transition' } } })
  await pressBegin()
  expect(await screen.findByText(/It was not begun/)).toBeVisible()
})

it('shows an export whose response was lost, without a failure', async () => {
  const queued = copy({ state: 'Queued', bytes: null, expiresAt: null })
  show([[], [queued]], { 'POST /api/AccountExport/Add': { status: 504 } })
  await pressBegin()
  expect(await screen.findByText(/^No answer came/)).toBeVisible()
  expect(await screen.findByText(/Your file is waiting its turn/)).toBeVisible()
  expect(screen.queryByText(/It was not begun/)).not.toBeInTheDocument()
})

it('does not report a failed list as empty, and retries it', async () => {
  const answers = show([], { 'GET /api/AccountExport/Get': { status: 503 } })
  expect(await screen.findByText(/^Your copies did not load/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Prepare a copy' })).not.toBeInTheDocument()
  answers['GET /api/AccountExport/Get'] = { body: [copy()] }
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /Download the copy of/ })).toBeEnabled()
})

it('starts nothing until it is known whether an export is running', async () => {
  const late = delayedResponse({ body: [copy()] })
  show([], { 'GET /api/AccountExport/Get': late.answer })
  expect(await begin()).toBeDisabled()
  late.come()
  await waitFor(async () => expect(await begin()).toBeEnabled())
})

it('is visible only to people who manage the settings', () => {
  show([[]], {}, 'Cashier')
  expect(screen.queryByText('Your data')).toBeNull()
})

it('shows a queued file as waiting, and offers no download of an unfinished one', async () => {
  const none = { bytes: null, expiresAt: null }
  show([[copy({ id: 4, state: 'Queued', ...none }), copy({ id: 5, state: 'Failed', ...none })]])
  expect(await screen.findByText(/Your file is waiting its turn/)).toBeVisible()
  expect(screen.getByText(/This file was not finished/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull()
})

describe('downloading', () => {
  const saved: string[] = []
  const FILE = 'GET /api/AccountExport/File/3'
  const press = async () =>
    fireEvent.click(await screen.findByRole('button', { name: /Download the copy of/ }))
  beforeEach(() => {
    saved.length = 0
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
  })
  afterEach(() => jest.restoreAllMocks())

  it('saves the file with its date in the name', async () => {
    show([[copy()]], { [FILE]: { body: 'zip' } })
    await press()
    await waitFor(() => expect(saved).toEqual(['sufra-2026-11-20.zip']))
  })

  it('names the file by the date in Saudi Arabia', async () => {
    show([[copy({ at: '2026-11-20T22:30:00.000Z' })]], { [FILE]: { body: 'zip' } })
    await press()
    await waitFor(() => expect(saved).toEqual(['sufra-2026-11-21.zip']))
  })

  it('reports a failed download and allows another try', async () => {
    show([[copy()]], { [FILE]: { status: 404, body: { code: 'not_found', status: 404 } } })
    await press()
    expect(await screen.findByText(/The file could not be downloaded/)).toBeVisible()
    expect(saved).toEqual([])
    await waitFor(() => expect(screen.getByRole('button', { name: /Download the copy of/ })).toBeEnabled())
  })
})
