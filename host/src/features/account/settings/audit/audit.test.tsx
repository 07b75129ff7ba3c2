import type { OwnAct } from '@sufra/shared/contracts/own-audit'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { screen, within } from '@testing-library/react'
import ar from '#src/locales/audit/ar.json'
import en from '#src/locales/audit/en.json'
import { hostTexts } from '#src/testing/host-texts.ts'
import { AuditPage } from './audit.page.tsx'

const namespaces = { ...hostTexts, audit: { ar, en } }

const PRICE: OwnAct = {
  key: 'menu7',
  at: '2026-03-01T12:05:00Z',
  kind: 'menu',
  byUserId: 2,
  byName: 'Noura',
  action: 'Product.Update',
  entity: 'product',
  entityId: '11',
  subject: '{"ar":"كبسة","en":"Kabsa"}',
  before: { price: 48 },
  after: { price: 52 },
}
const SUSPENDED: OwnAct = {
  key: 'sufra3',
  at: '2026-03-01T11:00:00Z',
  kind: 'business',
  byUserId: null,
  byName: null,
  action: 'Account.Suspend',
  entity: 'account',
  entityId: '1',
  subject: null,
  before: { status: 'Active' },
  after: { status: 'Suspended' },
}

const show = (language: 'ar' | 'en' = 'en') => {
  const { calls } = answerHttp({
    'GET /api/OwnAudit/Get': call => ({ body: samplePage([PRICE, SUSPENDED], call) }),
    'GET /api/OwnAudit/People': { body: [{ id: 2, name: 'Noura' }] },
  })
  const shown = renderUi(<AuditPage />, { namespaces, role: 'Admin', route: '/settings/audit', language })
  const asked = () =>
    calls
      .filter(({ path }) => path === '/api/OwnAudit/Get')
      .at(-1)
      ?.query.toString()
  return { ...shown, asked }
}

it('opens an act with its old and new values', async () => {
  const { user } = show()
  await user.click(await screen.findByText('Kabsa'))
  const drawer = within(await screen.findByRole('dialog', { name: 'Product · changed' }))
  expect(drawer.getByText('48').closest('del')).toBeInTheDocument()
  expect(drawer.getByText('52').closest('ins')).toBeInTheDocument()
})

it("names Sufra as the author of the operator's acts, in both languages", async () => {
  show('ar')
  expect(await screen.findByText('المنشأة · إيقاف')).toBeInTheDocument()
  expect(screen.getByText('سفرة')).toBeInTheDocument()
})

it('filters by person and kind, and stores both in the address', async () => {
  const { user, asked, location } = show()
  await screen.findByText('Kabsa')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Noura')
  await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Team and roles')
  await screen.findByText('Kabsa')
  expect(location()).toBe('/settings/audit?userId=2&kind=team')
  expect(asked()).toMatch(/UserId=2&Kind=team/)
})
