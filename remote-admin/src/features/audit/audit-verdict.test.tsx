import type { AuditEntry } from '@sufra/shared/contracts/audit'
import { answerHttp, merchantPage, renderUi, samplePage } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { AuditPage } from './audit.page.tsx'

const entry = (id: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-08-15T13:05:00.000Z',
  byUserId: 5,
  byName: 'Huda',
  fromAddress: null,
  action: 'Plan.Update',
  entity: 'plan',
  entityId: '2',
  accountId: null,
  accountName: null,
  before: null,
  after: null,
  asked: null,
  hash: 'abcdef0123456789',
  ...changes,
})
const VERDICT = {
  isWhole: true,
  brokenId: null,
  count: 7,
  checkedAt: '2026-08-15T13:05:00.000Z',
  head: { id: 7, hash: 'abcdef0123456789' },
}

type Answers = Parameters<typeof answerHttp>[0]

const open = (answers: Answers = {}, search = '') => {
  const { calls } = answerHttp({
    'GET /api/AuditLog/Get': call => ({ body: samplePage([entry(1)], call) }),
    'GET /api/AuditLog/Choices': {
      body: { people: [{ id: 5, name: 'Huda' }], actions: ['Plan.Update', 'Account.Suspend'] },
    },
    'GET /api/AuditLog/Verify': { body: VERDICT },
    'GET /api/Account/Get': call => ({ body: merchantPage([], call) }),
    ...answers,
  })
  const asked = () => calls.filter(({ path }) => path === '/api/AuditLog/Get').at(-1)?.query
  const view = renderUi(<AuditPage />, {
    role: 'SuperAdmin',
    namespaces: { admin: { ar, en } },
    route: `/audit${search}`,
  })
  return { ...view, asked }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('shows no verdict when the check fails, and checks again on request', async () => {
  let isDown = true
  const { user } = open({
    'GET /api/AuditLog/Verify': () =>
      isDown ? { status: 500, body: { code: 'internal_error' } } : { body: VERDICT },
  })
  expect(await screen.findByText(en.acts.notChecked)).toBeInTheDocument()
  expect(screen.queryByText(/abcdef012345/)).not.toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: en.acts.checkAgain }))
  expect(await screen.findByText('abcdef012345')).toBeInTheDocument()
  expect(screen.queryByText(en.acts.notChecked)).not.toBeInTheDocument()
})

it('reports a chain that broke before the second check', async () => {
  let isWhole = true
  const { user } = open({
    'GET /api/AuditLog/Verify': () => ({ body: { ...VERDICT, isWhole, brokenId: isWhole ? null : 4 } }),
  })
  await screen.findByText('abcdef012345')
  isWhole = false
  await user.click(screen.getByRole('button', { name: en.acts.checkAgain }))
  expect(await screen.findByRole('alert')).toHaveTextContent('entry 4 was changed or is missing')
})

it.each([
  ['whole is said not to be checked now', { ...VERDICT }, en.acts.notChecked],
  [
    'broken is still broken',
    { ...VERDICT, isWhole: false, brokenId: 4 },
    /entry 4 was changed or is missing/,
  ],
])('where checking again fails, what was %s', async (_, verdict, words) => {
  let isDown = false
  const { user } = open({
    'GET /api/AuditLog/Verify': () =>
      isDown ? { status: 503, body: { code: 'unavailable' } } : { body: verdict },
  })
  const again = await screen.findByRole('button', { name: en.acts.checkAgain })
  isDown = true
  await user.click(again)
  expect(await screen.findByText(words)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: en.acts.checkAgain })).toBeEnabled())
  expect(screen.getByText(words)).toBeInTheDocument()
})

it('stores person and action in the URL, sends them from page 1, and clears them with one press', async () => {
  const { user, asked, location } = open({}, '?page=2')
  const who = await screen.findByRole('combobox', { name: 'Who' })
  await screen.findByRole('option', { name: 'Huda' })
  await user.selectOptions(who, 'Huda')
  await user.selectOptions(screen.getByRole('combobox', { name: en.acts.act }), 'Merchant · suspended')
  await waitFor(() => expect(asked()?.get('Action')).toBe('Account.Suspend'))
  expect(asked()?.get('UserId')).toBe('5')
  expect(asked()?.get('PaginatedRequest.PageNumber')).toBe('1')
  expect(location()).toContain('userId=5')
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
  await waitFor(() => expect(location()).toBe('/audit'))
  await waitFor(() => expect(asked()?.get('UserId')).toBeNull())
})

it("shows automatic entries and entries without a merchant or a merchant's name", async () => {
  const entries = [
    entry(1, { byUserId: null, byName: null }),
    entry(2, { accountId: 31, fromAddress: '10.0.0.7' }),
  ]
  open({ 'GET /api/AuditLog/Get': call => ({ body: samplePage(entries, call) }) })
  const bySufra = (await screen.findByText('Sufra itself')).closest('tr')
  expect(bySufra).toHaveTextContent('Plan · changedSufra itself——')
  expect(screen.getByText('10.0.0.7').closest('tr')).toHaveTextContent('Huda#31')
})

it('shows a load error of the audit log and reloads on retry', async () => {
  let isDown = true
  const { user } = open({
    'GET /api/AuditLog/Get': call =>
      isDown ? { status: 503, body: { code: 'unavailable' } } : { body: samplePage([entry(1)], call) },
  })
  expect(await screen.findByText(en.acts.failedTitle)).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Huda', { selector: 'td *' })).toBeInTheDocument()
})
