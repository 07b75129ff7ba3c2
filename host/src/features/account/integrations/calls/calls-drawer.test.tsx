import { screen, waitFor, within } from '@testing-library/react'
import type { MadeCall } from '@sufra/shared/contracts/integration'
import { delayedResponse, samplePage } from '@sufra/shared/testing'
import type { HttpCall } from '@sufra/shared/testing'
import { integrationServer, renderIntegrations } from '../testing/integration-server.tsx'
import { CallsDrawer } from './calls-drawer.tsx'

const CALLS = 'GET /api/Integration/Calls'
const TITLE = 'Calls · Jahez · Olaya'

const made = (more: Partial<MadeCall> = {}): MadeCall => ({
  id: 1,
  kind: 'order',
  action: 'accept',
  orderNumber: '4821',
  told: null,
  state: 'done',
  attempts: 1,
  since: '2026-11-22T09:00:00.000Z',
  answerCode: null,
  message: null,
  durationMs: 120,
  ...more,
})

const page = (calls: MadeCall[]) => ({ body: samplePage(calls, { query: new URLSearchParams() }) })

const manyCalls = Array.from({ length: 45 }, (_, at) => made({ id: at + 1, orderNumber: `${at + 1}` }))
const manyOf = (call: HttpCall) => ({ body: samplePage(manyCalls, call) })
const isFirst = ({ query }: HttpCall) => query.get('PaginatedRequest.PageNumber') === '1'

const show = (answer: Parameters<typeof integrationServer>[1]) => {
  const { calls } = integrationServer({ branches: [] }, answer)
  const { user } = renderIntegrations(
    <CallsDrawer connectionId={11} title={TITLE} onClose={() => undefined} />,
  )
  const asked = () => Object.fromEntries(calls.findLast(({ path }) => path.endsWith('/Calls'))?.query ?? [])
  return { user, asked }
}
const lines = async () => within(await screen.findByRole('list', { name: TITLE })).getAllByRole('listitem')

it.each<[string, Partial<MadeCall>]>([
  ['Order 4821 accepted', {}],
  ['Order 4821 received', { action: null }],
  ['Store busy', { kind: 'status', told: { state: 'busy' } }],
  ['Menu with 1 dish', { kind: 'menu', told: { dishes: 1 } }],
  ['Off: 3, back: 1', { kind: 'availability', told: { off: 3, on: 1 } }],
  ['Off: 0, back: 0', { kind: 'availability', told: null }],
])('names the action of a call: %s', async (words, of) => {
  show({ [CALLS]: page([made(of)]) })
  expect((await lines())[0]).toHaveTextContent(words)
})

it("shows result, number of tries and the platform's response", async () => {
  show({
    [CALLS]: page([
      made({ state: 'gaveUp', attempts: 4, answerCode: 'HTTP 500', message: 'boom' }),
      made({ id: 2, durationMs: null }),
    ]),
  })
  const [failed, done] = await lines()
  for (const words of ['Given up', '120 ms', '4 tries', 'HTTP 500 · boom'])
    expect(failed).toHaveTextContent(words)
  expect(done).toHaveTextContent('Done')
  expect(done).not.toHaveTextContent(/tries| ms/)
})

it('sends kind and result to the server and starts at the first page', async () => {
  const { user, asked } = show({ [CALLS]: manyOf })
  await lines()
  await user.click(screen.getByRole('button', { name: 'Older' }))
  await waitFor(() => expect(asked()).toMatchObject({ 'PaginatedRequest.PageNumber': '2', Id: '11' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Menu')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'Refused')
  await waitFor(() =>
    expect(asked()).toMatchObject({ 'PaginatedRequest.PageNumber': '1', Kind: 'menu', State: 'refused' }),
  )
})

it('has no page before the first and none after the last', async () => {
  const { user } = show({ [CALLS]: manyOf })
  expect(await screen.findByRole('button', { name: 'Newer' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Older' }))
  expect(await screen.findByText('Order 45 accepted')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Newer' })).toBeEnabled()
})

it('returns to newer calls when a page fails to load', async () => {
  const { user } = show({ [CALLS]: call => (isFirst(call) ? manyOf(call) : { status: 500 }) })
  await lines()
  await user.click(screen.getByRole('button', { name: 'Older' }))
  expect(await screen.findByText('The calls could not be loaded')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Newer' }))
  expect(await screen.findByText('Order 1 accepted')).toBeInTheDocument()
})

it('ignores another page change during a load, and marks the last calls as outdated', async () => {
  const late = delayedResponse(page([made({ orderNumber: '70' })]))
  const { user, asked } = show({ [CALLS]: call => (isFirst(call) ? manyOf(call) : late.answer()) })
  await lines()
  await user.click(screen.getByRole('button', { name: 'Older' }))
  await waitFor(() => expect(asked()).toMatchObject({ 'PaginatedRequest.PageNumber': '2' }))
  expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled()
  expect(screen.getByRole('list', { name: TITLE })).toHaveAttribute('aria-busy', 'true')
  late.come()
  expect(await screen.findByText('Order 70 accepted')).toBeInTheDocument()
  expect(screen.getByRole('list', { name: TITLE })).not.toHaveAttribute('aria-busy')
})

it('states that there were none', async () => {
  show({ [CALLS]: page([]) })
  expect(await screen.findByText('No calls yet.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Older' })).not.toBeInTheDocument()
})

it('retries calls that failed to load', async () => {
  const { user } = show({ [CALLS]: { status: 500 } })
  expect(await screen.findByText('The calls could not be loaded')).toBeInTheDocument()
  integrationServer({ branches: [] }, { [CALLS]: page([made()]) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await lines()).toHaveLength(1)
})
