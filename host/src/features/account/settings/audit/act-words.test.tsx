import type { OwnAct } from '@sufra/shared/contracts/own-audit'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/audit/ar.json'
import en from '#src/locales/audit/en.json'
import { hostTexts } from '#src/testing/host-texts.ts'
import { AuditPage } from './audit.page.tsx'

const namespaces = { ...hostTexts, audit: { ar, en } }
const GET = 'GET /api/OwnAudit/Get'

const actOf = (more: Partial<OwnAct> = {}): OwnAct => ({
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
  ...more,
})

const show = (
  acts: OwnAct[],
  {
    language = 'en',
    route = '/settings/audit',
    answers = {},
  }: {
    language?: 'ar' | 'en'
    route?: string
    answers?: Parameters<typeof answerHttp>[0]
  } = {},
) => {
  const { calls } = answerHttp({
    [GET]: call => ({ body: samplePage(acts, call) }),
    'GET /api/OwnAudit/People': { body: [{ id: 2, name: 'Noura' }] },
    ...answers,
  })
  const shown = renderUi(<AuditPage />, { namespaces, role: 'Admin', route, language })
  const asked = () => calls.filter(({ path }) => path === '/api/OwnAudit/Get').at(-1)?.query
  return { ...shown, asked }
}
const open = async ({ user }: ReturnType<typeof show>, text: string) => {
  await user.click(await screen.findByText(text))
  return within(await screen.findByRole('dialog'))
}

it.each<[string, Partial<OwnAct>]>([
  ['Order · ready', { action: 'Order.MarkReady', kind: 'orders', subject: '#4821' }],
  ['Branch · set busy', { action: 'Branch.Busy', kind: 'branches' }],
  ['Team member · invited again', { action: 'User.ResendInvite', kind: 'team' }],
  ['Loyalty · Granted', { action: 'Loyalty.Granted' }],
])('describes an act as: %s', async (words, act) => {
  show([actOf(act)])
  expect(await screen.findByText(words)).toBeInTheDocument()
})

it('names an order by its number, with the sign in front in Arabic too', async () => {
  show([actOf({ action: 'Order.Accept', kind: 'orders', subject: '#4821' })], { language: 'ar' })
  expect(await screen.findByText('\u200e#4821')).toBeInTheDocument()
})

it('names database fields as the screens do', async () => {
  const shown = show([actOf({ before: { is_visible: true }, after: { is_visible: false } })])
  const drawer = await open(shown, 'Kabsa')
  expect(drawer.getByText('On the menu')).toBeInTheDocument()
  expect(drawer.queryByText('is_visible')).not.toBeInTheDocument()
})

it('names a nested field together with its parent', async () => {
  const shown = show([actOf({ before: { name: { ar: 'كبسة' } }, after: { name: { ar: 'كبسة لحم' } } })])
  const drawer = await open(shown, 'Kabsa')
  expect(drawer.getByText('Name › ar')).toBeInTheDocument()
  expect(drawer.getByText('كبسة').closest('del')).toBeInTheDocument()
})

it('shows a name in both languages when only the other language changed', async () => {
  const named = (en: string) => ({ name: JSON.stringify({ ar: 'كبسة', en }) })
  const shown = show([actOf({ before: named('Kabsa'), after: named('Kabsah') })], { language: 'ar' })
  const drawer = await open(shown, 'كبسة')
  expect(drawer.getByText('كبسة · Kabsa').closest('del')).toBeInTheDocument()
  expect(drawer.getByText('كبسة · Kabsah').closest('ins')).toBeInTheDocument()
})

it('shows no old value for a new field, and "empty" for a cleared one', async () => {
  const shown = show([actOf({ before: { description: 'Lamb' }, after: { calories: 700 } })])
  const drawer = await open(shown, 'Kabsa')
  expect(drawer.getByText('700').closest('ins')).toBeInTheDocument()
  expect(drawer.getByText('Lamb').closest('del')).toBeInTheDocument()
  expect(drawer.getByText('Empty now')).toBeInTheDocument()
})

it('states that an act changed nothing', async () => {
  const shown = show([actOf({ before: { rowVersion: 1 }, after: { rowVersion: 2 } })])
  expect((await open(shown, 'Kabsa')).getByText('Nothing of it changed.')).toBeInTheDocument()
})

it('names three of many changed fields in a row, and that there are more', async () => {
  const before = { price: 1, name: 'a', calories: 1, description: 'b' }
  show([actOf({ before, after: { price: 2, name: 'c', calories: 2, description: 'd' } })])
  expect(await screen.findByText('Price · Name · Calories …')).toBeInTheDocument()
})

it('requests days from their first to their last moment in Saudi Arabia', async () => {
  const { asked } = show([actOf()], { route: '/settings/audit?from=2026-02-01&to=2026-02-28' })
  await screen.findByText('Kabsa')
  expect(asked()?.get('From')).toBe('2026-02-01T00:00:00+03:00')
  expect(asked()?.get('To')).toBe('2026-02-28T23:59:59.999+03:00')
  expect(screen.getByText('The chosen days')).toBeInTheDocument()
})

it('ignores invalid filters of the address', async () => {
  const { asked } = show([actOf()], { route: '/settings/audit?kind=weather&userId=x&from=yesterday' })
  await screen.findByText('Kabsa')
  for (const name of ['Kind', 'UserId', 'From']) expect(asked()?.has(name)).toBe(false)
  expect(screen.getByText('The last 30 days')).toBeInTheDocument()
})

it('searches for a word, and clears all filters at once', async () => {
  const { user, asked, location } = show([actOf()], { route: '/settings/audit?kind=menu' })
  await screen.findByText('Kabsa')
  await user.type(screen.getByRole('searchbox', { name: 'Search by thing or person' }), 'kab')
  await waitFor(() => expect(asked()?.get('Search')).toBe('kab'))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(asked()?.has('Kind')).toBe(false))
  expect(location()).toBe('/settings/audit')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('distinguishes no match from an empty log', async () => {
  const first = show([], { route: '/settings/audit?kind=team' })
  expect(await screen.findByText('Nothing was done that fits')).toBeInTheDocument()
  first.unmount()
  show([])
  expect(await screen.findByText('Nothing was done in these days')).toBeInTheDocument()
})

it('reports a log that failed to load and retries on request', async () => {
  const { user } = show([], { answers: { [GET]: { status: 500, body: { code: 'unknown' } } } })
  expect(await screen.findByText('The activity log did not load')).toBeInTheDocument()
  answerHttp({ [GET]: call => ({ body: samplePage([actOf()], call) }) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Kabsa')).toBeInTheDocument()
})
