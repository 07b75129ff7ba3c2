import type { AuditEntry, AuditVerdict } from '@sufra/shared/contracts/audit'
import { answerHttp, merchantPage, renderUi, samplePage } from '@sufra/shared/testing'
import { screen, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { AuditPage } from './audit.page.tsx'

const ENTRY: AuditEntry = {
  id: 7,
  at: '2026-08-15T13:05:00.000Z',
  byUserId: 5,
  byName: 'Huda',
  fromAddress: '10.0.0.7',
  action: 'Plan.Update',
  entity: 'plan',
  entityId: '2',
  accountId: 3,
  accountName: '{"ar":"البيت العتيق","en":"Old House"}',
  before: { name: '{"ar":"أساسية","en":"Basic"}', priceMonthly: 199, trialDays: 14 },
  after: { name: '{"ar":"الاحترافية","en":"Pro"}', priceMonthly: 249, trialDays: 14 },
  asked: null,
  hash: 'abcdef0123456789',
}
const VERDICT: AuditVerdict = {
  isWhole: true,
  brokenId: null,
  count: 7,
  head: { id: 7, hash: ENTRY.hash },
  checkedAt: ENTRY.at,
}

const open = (
  { entries = [ENTRY], verdict = VERDICT }: { entries?: AuditEntry[]; verdict?: AuditVerdict } = {},
  { language = 'en', search = '' }: { language?: 'ar' | 'en'; search?: string } = {},
) => {
  const { calls } = answerHttp({
    'GET /api/AuditLog/Get': call => ({ body: samplePage(entries, call) }),
    'GET /api/AuditLog/Choices': { body: { people: [{ id: 5, name: 'Huda' }], actions: ['Plan.Update'] } },
    'GET /api/AuditLog/Verify': { body: verdict },
    'GET /api/Account/Get': call => ({ body: merchantPage([], call) }),
  })
  const asked = () =>
    Object.fromEntries(calls.findLast(({ path }) => path.includes('/AuditLog/Get'))?.query ?? [])
  return {
    asked,
    ...renderUi(<AuditPage />, {
      language,
      role: 'SuperAdmin',
      namespaces: { admin: { ar, en } },
      route: `/audit${search}`,
    }),
  }
}

it('shows actor, action, time, address and merchant of each entry', async () => {
  open()
  const row = within(await screen.findByRole('row', { name: /Huda/ }))
  for (const text of ['15 Aug 2026, 4:05 pm', 'Plan · changed', 'Old House', '10.0.0.7'])
    expect(row.getByText(text)).toBeInTheDocument()
})

it('opens an entry and shows only the changed fields', async () => {
  const { user } = open()
  await user.click(await screen.findByText('Plan · changed', { selector: 'td *, td' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Plan · changed' }))
  expect(drawer.getByText('Basic').closest('del')).toBeInTheDocument()
  expect(drawer.getByText('Pro').closest('ins')).toBeInTheDocument()
  expect(drawer.getByText('249').closest('ins')).toBeInTheDocument()
  expect(drawer.queryByText('trialDays')).not.toBeInTheDocument()
})

it("requests the entries of the URL's filters, in whole days of Riyadh", async () => {
  const entries = Array.from({ length: 21 }, (_, at) => ({ ...ENTRY, id: at + 1 }))
  const { asked } = open(
    { entries },
    { search: '?userId=5&accountId=3&action=Plan.Update&from=2026-08-01&to=2026-08-15&page=2' },
  )
  await screen.findByRole('row', { name: /Old House/ })
  expect(asked()).toEqual({
    'PaginatedRequest.PageNumber': '2',
    'PaginatedRequest.PageSize': '20',
    UserId: '5',
    AccountId: '3',
    Action: 'Plan.Update',
    From: '2026-08-01T00:00:00+03:00',
    To: '2026-08-15T23:59:59.999+03:00',
  })
})

it('announces a broken chain and its position', async () => {
  open({ verdict: { ...VERDICT, isWhole: false, brokenId: 4 } })
  expect(await screen.findByRole('alert')).toHaveTextContent('entry 4 was changed or is missing')
})

it('shows counts and the empty state in Arabic', async () => {
  open({ entries: [] }, { language: 'ar' })
  expect(await screen.findByText(/السجل سليم: 7 قيود/)).toBeInTheDocument()
  expect(await screen.findByText('لم يغيّر أحد شيئًا بعد')).toBeInTheDocument()
})
