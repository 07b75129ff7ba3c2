import { screen, waitFor } from '@testing-library/react'
import type { Branch } from '@sufra/shared/contracts/merchant'
import { answerHttp, renderUi, sampleBranch, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer, RenderUiOptions } from '@sufra/shared/testing'
import { hostTexts } from '#src/testing/host-texts.ts'
import { PausedBar } from './paused-bar.tsx'

const STATUS = 'PUT /api/Branch/SetStatus'
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const paused = (changes: Partial<Branch> = {}) =>
  sampleBranch({ state: 'Paused', stateSince: ago(125), stateReason: 'Prayer', ...changes })

const show = (
  branches: Branch[],
  { answer = { body: [] }, ...options }: RenderUiOptions & { answer?: HttpAnswer } = {},
) => {
  const { calls } = answerHttp({
    'GET /api/Branch/Get': call => ({ body: samplePage(branches, call) }),
    [STATUS]: answer,
  })
  const rendered = renderUi(<PausedBar />, { role: 'Admin', namespaces: hostTexts, ...options })
  const sent = () => calls.filter(({ path }) => path === '/api/Branch/SetStatus')
  return { calls, sent, ...rendered }
}
const openNow = () => screen.findByRole('button', { name: 'Open now' })

afterEach(() => jest.restoreAllMocks())

it('states how long a branch has been closed, and opens it with one press', async () => {
  const { user, sent } = show([paused()])
  expect(await screen.findByText(/^Olaya has been closed for 2 h.*\. Open it again\?$/)).toBeVisible()
  await user.click(await openNow())
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ branchIds: [1], state: 'Open' }]))
  expect(sent()[0]?.headers.get('Idempotency-Key')).toBeTruthy()
})

it('opens a single platform where only that is paused', async () => {
  const channelPauses = [{ channelId: 2, since: ago(70), until: null, reason: null }]
  const { user, sent } = show([paused({ state: 'Open', channelPauses })])
  expect(await screen.findByText(/Olaya has been closed on Jahez for 1 h/)).toBeVisible()
  await user.click(await openNow())
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([{ branchIds: [1], state: 'Open', channelIds: [2] }]),
  )
})

it('shows an automatic pause as an alert instead of a reminder', async () => {
  show([paused({ stateReason: 'MissedOrders', stateSince: ago(1) })])
  expect(await screen.findByRole('alert')).toHaveTextContent(/several orders were missed in a row/)
})

it('reports a failure to open and offers it again', async () => {
  const { user } = show([paused()], {
    answer: { status: 409, body: { code: 'illegal_transition', status: 409 } },
  })
  await user.click(await openNow())
  expect(await screen.findByRole('alert')).toHaveTextContent(/That did not work/)
  expect(await openNow()).toBeEnabled()
})

it('reports a press without a network at once and does not run it later', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = show([paused()], { answer: { status: 503 } })
  await user.click(await openNow())
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No answer came/)
})

it('disappears when it is postponed', async () => {
  const { user } = show([paused(), paused({ id: 2, name: '{"ar":"الملقا","en":"Malqa"}' })])
  await screen.findByText(/^Olaya/)
  const [later] = screen.getAllByRole('button', { name: 'Remind me in an hour' })
  await user.click(later ?? document.body)
  expect(screen.queryByText(/^Olaya/)).not.toBeInTheDocument()
  expect(screen.getByText(/^Malqa/)).toBeVisible()
})

it('shows the reminder in Arabic', async () => {
  show([paused()], { language: 'ar' })
  expect(await screen.findByText(/العليا/)).toBeVisible()
  expect(screen.queryByText(/Olaya/)).not.toBeInTheDocument()
})

it.each(['Kitchen', 'SuperAdmin'] as const)('shows nothing to %s, who may not open a branch', async role => {
  const { calls, container } = show([paused()], { role })
  await waitFor(() => expect(container).toHaveTextContent(''))
  expect(calls).toEqual([])
})
