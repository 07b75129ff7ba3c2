import { useSession } from '@sufra/shared/session'
import { answerHttp, sampleBranch, sampleOrder, samplePage } from '@sufra/shared/testing'
import type { RemoteRegistry } from '@sufra/shared/contracts/release'
import { act, screen, waitFor, within } from '@testing-library/react'
import { usePalette } from '#src/layout/navigation/palette-state.ts'
import en from '#src/locales/palette/en.json'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { releasedSample } from '#src/testing/registry-samples.ts'
import { open } from './testing/open-palette.tsx'

const tables = (): RemoteRegistry => {
  const { contract, ...version } = releasedSample()
  const admin = { labelKey: '', icon: 'menus', roles: ['Admin' as const] }
  const stable = {
    ...version,
    contract: {
      ...contract,
      nav: [
        {
          ...admin,
          id: 'tables',
          label: { ar: 'الطاولات', en: 'Tables' },
          path: 'tables/all',
          order: 65,
          key: 't',
        },
      ],
      palette: [
        {
          ...admin,
          id: 'seat',
          kind: 'action' as const,
          label: { ar: 'إجلاس ضيف', en: 'Seat a guest' },
          path: 'tables/1?seat=1',
        },
        {
          ...admin,
          id: 'bill',
          kind: 'open' as const,
          of: 'order' as const,
          label: { ar: '', en: '' },
          path: 'tables/{id}',
        },
        {
          ...admin,
          id: 'clear',
          kind: 'action' as const,
          of: 'branch' as const,
          path: 'tables/1',
          label: { ar: 'إخلاء طاولات {name}', en: 'Clear the tables of {name}' },
          act: {
            method: 'POST' as const,
            path: '/api/Table/Clear',
            body: { branches: ['{id}'], note: 'x' },
            doneKey: '',
            done: { ar: 'أُخليت', en: 'Cleared' },
          },
        },
      ],
    },
  }
  return {
    schema: 1,
    revision: 1,
    remotes: { tables: { stable, previous: null, canary: null, disabled: false } },
  }
}

const CTRL_K = '{Control>}k{/Control}'
const names = () => screen.getAllByRole('option').map(option => option.textContent)

beforeEach(() => {
  useRemotes.setState({ registry: tables() })
  answerHttp({
    'GET /api/Order/Get': call => ({
      body: samplePage(
        call.query.get('Search') === '4821' ? [sampleOrder({ id: 12, orderNumber: '4821' })] : [],
        call,
      ),
    }),
  })
})
afterEach(() => {
  act(() => usePalette.setState({ isOpen: false }))
  useRemotes.setState(useRemotes.getInitialState(), true)
})

it('finds a remote’s action by its name in the other language, without its code, and opens it', async () => {
  const { user, location } = open('en')
  await user.type(screen.getByRole('combobox'), 'اجلاس')
  const [first] = screen.getAllByRole('option')
  expect(first).toHaveTextContent('Seat a guest')
  expect(within(first ?? document.body).getByText('إجلاس', { selector: 'mark' })).toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(location()).toBe('/tables/1?seat=1')
  expect(screen.queryByRole('combobox', { hidden: false })).not.toBeInTheDocument()
})

it("finds orders on the server and opens them at a remote's address", async () => {
  const { user, location } = open()
  await user.type(screen.getByRole('combobox'), '4821')
  await user.click(await screen.findByRole('option', { name: /4821/ }))
  expect(location()).toBe('/tables/12')
})

it('does not open a result of another search on a quick Enter', async () => {
  const { user, location } = open()
  const box = screen.getByRole('combobox')
  await user.type(box, '4821')
  await screen.findByRole('option', { name: /4821/ })
  await user.clear(box)
  await user.type(box, 'Tables')
  // The server has not searched for it yet, and the earlier results belong to other words.
  expect(screen.queryByRole('option', { name: /4821/ })).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(location()).toBe('/tables/all')
})

it('keeps results while the same words are typed to their end', async () => {
  answerHttp({
    'GET /api/Order/Get': call =>
      call.query.get('Search') === '4821'
        ? { body: samplePage([sampleOrder({ id: 12, orderNumber: '4821' })], call) }
        : new Promise(() => undefined),
  })
  const { user } = open()
  await user.type(screen.getByRole('combobox'), '4821')
  await screen.findByRole('option', { name: /4821/ })
  await user.keyboard('{Backspace}')
  expect(screen.getByRole('option', { name: /# 482 1/ })).toBeInTheDocument()
})

it('reports that some data could not be searched, and shows the rest', async () => {
  answerHttp({ 'GET /api/Order/Get': { status: 403, body: { code: 'forbidden' } } })
  const { user } = open()
  await user.type(screen.getByRole('combobox'), 'tables')
  expect(await screen.findByText(en.failed)).toBeInTheDocument()
  expect(names().join()).toContain('Tables')
})

it('offers only what the role may open', () => {
  open('en', 'Kitchen')
  expect(names().join()).not.toMatch(/Seat a guest|Tables|Add a branch|Team/)
  expect(names().join()).toContain('Logout')
})

it('offers no undo for a pause of a busy branch, which would not become busy again', async () => {
  answerHttp({
    'GET /api/Branch/Get': call => ({ body: samplePage([sampleBranch({ id: 7, state: 'Busy' })], call) }),
    'GET /api/Order/Get': call => ({ body: samplePage([], call) }),
    'PUT /api/Branch/SetStatus': { body: [] },
  })
  const { user } = open()
  await user.type(screen.getByRole('combobox'), 'pause for an hour')
  await user.click(await screen.findByRole('option', { name: /^Pause .* for an hour/ }))
  expect(await screen.findByText(/is paused for an hour/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

it('runs an action on a branch, confirms it and undoes it', async () => {
  const { calls } = answerHttp({
    'GET /api/Branch/Get': call => ({ body: samplePage([sampleBranch({ id: 7, state: 'Open' })], call) }),
    'GET /api/Order/Get': call => ({ body: samplePage([], call) }),
    'PUT /api/Branch/SetStatus': { body: [] },
  })
  const { user, location } = open()
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  await user.type(screen.getByRole('combobox'), 'pause for an hour')
  await user.click(await screen.findByRole('option', { name: /^Pause .* for an hour/ }))
  expect(await screen.findByText(/is paused for an hour/)).toBeVisible()
  expect(location()).toBe('/dashboard')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Taken back')).toBeVisible()
  expect(sent()).toEqual([
    { branchIds: [7], state: 'Paused', preset: '1h' },
    { branchIds: [7], state: 'Open' },
  ])
})

it("runs a remote's action with the item's number, and reports a refusal", async () => {
  const { calls } = answerHttp({
    'GET /api/Branch/Get': call => ({ body: samplePage([sampleBranch({ id: 7 })], call) }),
    'GET /api/Order/Get': call => ({ body: samplePage([], call) }),
    'POST /api/Table/Clear': { status: 409, body: { code: 'already_exists', status: 409 } },
  })
  const { user } = open()
  await user.type(screen.getByRole('combobox'), 'clear the tables')
  await user.click(await screen.findByRole('option', { name: /^Clear the tables/ }))
  expect(await screen.findByText('It is so already.')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ branches: [7], note: 'x' })
})

it('does not claim that a pause failed when its response was lost', async () => {
  answerHttp({
    'GET /api/Branch/Get': call => ({ body: samplePage([sampleBranch({ id: 7, state: 'Open' })], call) }),
    'GET /api/Order/Get': call => ({ body: samplePage([], call) }),
  })
  const answered = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'PUT') throw new TypeError('cut')
    return answered(input, init)
  }
  const { user } = open()
  await user.type(screen.getByRole('combobox'), 'pause for an hour')
  await user.click(await screen.findByRole('option', { name: /^Pause .* for an hour/ }))
  expect(await screen.findByText(/^No answer came, but it may have gone through/)).toBeVisible()
})

it('offers no branch actions to a role without permission', async () => {
  answerHttp({
    'GET /api/Branch/Get': call => ({ body: samplePage([sampleBranch({ id: 7, state: 'Open' })], call) }),
  })
  const { user } = open('en', 'Kitchen')
  await user.type(screen.getByRole('combobox'), 'pause')
  expect(await screen.findByText('Nothing found for “pause”')).toBeInTheDocument()
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

it('shows all lines of a single kind', async () => {
  const { user } = open()
  const more = screen.getAllByRole('option').find(option => /more/.test(option.textContent))
  expect(more).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Screens/ }))
  expect(names()).toEqual(expect.arrayContaining([expect.stringContaining('Keyboard shortcuts')]))
  expect(names().join()).not.toMatch(/more|Logout/)
})

type User = ReturnType<typeof open>['user']
it.each([
  ['the cross', (user: User) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['Ctrl+K', (user: User) => user.keyboard(CTRL_K)],
])('closed by %s, opens again without the last words and kind', async (_by, close) => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: /^Screens/ }))
  await user.type(screen.getByRole('combobox'), 'tables')
  await close(user)
  await waitFor(() => expect(screen.queryByRole('combobox', { hidden: false })).not.toBeInTheDocument())
  await user.keyboard(CTRL_K)
  expect(await screen.findByRole('combobox')).toHaveValue('')
  expect(screen.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true')
})

it('finds and runs sign-out by its name', async () => {
  answerHttp({ 'POST /api/Authentication/Logout': { body: {} } })
  const { user } = open('ar')
  await user.type(screen.getByRole('combobox'), 'logout{Enter}')
  expect(useSession.getState().user).toBeNull()
})

it('opens and closes on Ctrl+K; G and a letter open a screen, except in a text box or at scanner speed', async () => {
  const { user, location } = open()
  await user.keyboard('gt')
  expect(screen.getByRole('combobox')).toHaveValue('gt')
  expect(location()).toBe('/dashboard')
  await user.keyboard('{Control>}k{/Control}')
  expect(usePalette.getState().isOpen).toBe(false)
  // A browser returns the focus to the last element.
  await user.click(document.body)
  await user.keyboard('gt')
  await new Promise(resolve => setTimeout(resolve, 120))
  expect(location()).toBe('/dashboard')
  for (const key of 'gt') {
    await user.keyboard(key)
    await act(() => new Promise(resolve => setTimeout(resolve, 120)))
  }
  expect(location()).toBe('/tables/all')
  await user.keyboard('{Control>}k{/Control}')
  expect(usePalette.getState().isOpen).toBe(true)
})
