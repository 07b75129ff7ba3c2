import type { AuditEntry } from '@sufra/shared/contracts/audit'
import { renderUi } from '@sufra/shared/testing'
import { screen, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { ActDrawer } from './act-drawer.tsx'

const text = (arabic: string, english: string) => JSON.stringify({ ar: arabic, en: english })
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
  accountName: null,
  before: null,
  after: null,
  asked: null,
  hash: 'abcdef0123456789',
}

const open = (changes: Partial<AuditEntry>, language: 'ar' | 'en' = 'en') => {
  renderUi(<ActDrawer entry={{ ...ENTRY, ...changes }} onClose={() => undefined} />, {
    language,
    role: 'SuperAdmin',
    namespaces: { admin: { ar, en } },
  })
  return within(screen.getByRole('dialog'))
}
const valuesOf = (drawer: ReturnType<typeof open>, field: string) => {
  const values = drawer.getByText(field).closest('dt')?.nextElementSibling
  return [...(values?.children ?? [])].map(({ textContent }) => textContent)
}

it.each([
  ['en', text('الأساسية', 'Basic'), ['Basic · أساسية', 'Basic · الأساسية']],
  ['ar', text('أساسية', 'Base'), ['أساسية · Basic', 'أساسية · Base']],
] as const)(
  'in %s a name that changed in the other language alone is shown in both, so that the change is seen',
  (language, after, shown) => {
    const drawer = open({ before: { name: text('أساسية', 'Basic') }, after: { name: after } }, language)
    expect(valuesOf(drawer, 'name')).toEqual(shown)
  },
)

it("shows a name changed in the page's language in that language only", () => {
  const drawer = open({
    before: { name: text('أساسية', 'Basic') },
    after: { name: text('الاحترافية', 'Pro') },
  })
  expect(valuesOf(drawer, 'name')).toEqual(['Basic', 'Pro'])
})

it('shows a value that is not a localized text unchanged', () => {
  const drawer = open({ before: { limits: {}, note: '{open}' }, after: { limits: 5, note: '{shut}' } })
  expect(valuesOf(drawer, 'limits')).toEqual(['{}', '5'])
  expect(valuesOf(drawer, 'note')).toEqual(['{open}', '{shut}'])
})

it('shows no old value of an addition and no new value of a deletion', () => {
  const drawer = open({ after: { price: 5 } })
  expect(valuesOf(drawer, 'price')).toEqual(['5'])
  expect(drawer.getByText('5').closest('ins')).toBeInTheDocument()
})

it('shows an empty value for a field that was filled or cleared', () => {
  const drawer = open({ before: { city: null, phone: '050' }, after: { city: 'riyadh', phone: null } })
  expect(valuesOf(drawer, 'city')).toEqual([en.acts.nothing, 'riyadh'])
  expect(valuesOf(drawer, 'phone')).toEqual(['050', en.acts.nothing])
})

it('shows the request of an act that recorded only its request', () => {
  const drawer = open({ asked: { name: 'menus', keep: 20 } })
  expect(drawer.getByText(en.acts.asked)).toBeInTheDocument()
  expect(valuesOf(drawer, 'keep')).toEqual(['20'])
})

it('reports an act without changes and shows the number of a nameless merchant', () => {
  const drawer = open({ before: { rowVersion: 1 }, after: { rowVersion: 2 } })
  expect(drawer.getByText(en.acts.noChanges)).toBeInTheDocument()
  expect(drawer.getByRole('link', { name: '#3' })).toHaveAttribute('href', '/merchants/3')
})
