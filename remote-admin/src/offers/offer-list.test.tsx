import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { act, screen, waitFor, within } from '@testing-library/react'
import { DiscountsPage } from '#src/features/discounts/discounts.page.tsx'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleDiscount, sampleName } from '#src/testing/sample-offers.ts'
import { keepFiles, letFilesGo } from '#src/testing/exported-files.ts'

const PRO: PlanDetails = {
  id: 2,
  name: sampleName('الاحترافية', 'Pro'),
  description: null,
  priceMonthly: 200,
  priceYearly: null,
  currency: 'SAR',
  trialDays: 14,
  index: 2,
  isActive: true,
  isPublic: true,
  subscribers: 3,
  rowVersion: 1,
  updatedAt: '2026-11-01T08:00:00.000Z',
  updatedBy: null,
  features: [],
}
const SEASON = sampleDiscount(1, 'RIYADH-SEASON')
const EXPO = sampleDiscount(2, 'EXPO-5', {
  kind: 'amount',
  value: 250,
  planIds: [2],
  maxUses: null,
  endsAt: null,
  state: 'usedUp',
  used: 30,
  held: 0,
  amountGiven: 90,
})

type Answers = Parameters<typeof answerHttp>[0]

const show = (search = '', answers: Answers = {}, language: 'ar' | 'en' = 'en') => {
  const { calls } = answerHttp({
    'GET /api/Plan/Get': call => ({ body: samplePage([PRO], call) }),
    'GET /api/Discount/Get': call => ({ body: samplePage([SEASON, EXPO], call) }),
    ...answers,
  })
  const shown = renderUi(
    <>
      <DiscountsPage />
      <Toaster />
    </>,
    {
      role: 'SuperAdmin',
      namespaces: { admin: { ar, en } },
      route: `/discount${search}`,
      language,
    },
  )
  return { ...shown, calls }
}
const codes = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .flatMap(row => within(row).queryAllByRole('link'))
    .map(({ textContent }) => textContent)
const askToDelete = async (user: ReturnType<typeof show>['user'], code: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${code}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  return within(await screen.findByRole('alertdialog', { name: `Delete ${code}?` }))
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => {
  jest.restoreAllMocks()
  letFilesGo()
})

it('filters the list by the typed text, stores it in the URL, and clears it with one press', async () => {
  const { user, location } = show()
  await screen.findByRole('link', { name: 'EXPO-5' })
  const box = screen.getByRole('searchbox', { name: 'Search by code' })
  await user.type(box, 'riyadh')
  await waitFor(() => expect(codes()).toEqual(['RIYADH-SEASON']))
  expect(location()).toBe('/discount?search=riyadh')
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
  await waitFor(() => expect(codes()).toEqual(['RIYADH-SEASON', 'EXPO-5']))
  expect(box).toHaveValue('')
  expect(location()).toBe('/discount')
})

it('keeps the search text when a state filter is set and cleared', async () => {
  const { user, location } = show('?search=o')
  await screen.findByRole('link', { name: 'EXPO-5' })
  const state = screen.getByRole('combobox', { name: 'State' })
  await user.selectOptions(state, 'Used up')
  await waitFor(() => expect(codes()).toEqual(['EXPO-5']))
  expect(location()).toBe('/discount?search=o&state=usedUp')
  await user.selectOptions(state, '')
  await waitFor(() => expect(codes()).toEqual(['RIYADH-SEASON', 'EXPO-5']))
  expect(location()).toBe('/discount?search=o')
})

it('distinguishes filters without matches from an empty list', async () => {
  const { user, unmount } = show('?state=planned')
  expect(await screen.findByText('No code matches these filters')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show everything' }))
  expect(await screen.findByRole('link', { name: 'EXPO-5' })).toBeInTheDocument()
  unmount()
  show('', { 'GET /api/Discount/Get': call => ({ body: samplePage([], call) }) })
  expect(await screen.findByText('There are no discount codes yet')).toBeInTheDocument()
  for (const add of screen.getAllByRole('link', { name: 'New discount code' }))
    expect(add).toHaveAttribute('href', '/discount/new')
})

it('sorts codes by uses, and reverses the order at the second press', async () => {
  const { user } = show()
  await screen.findByRole('link', { name: 'EXPO-5' })
  const uses = screen.getByRole('button', { name: /^Uses/ })
  await user.click(uses)
  await waitFor(() => expect(codes()).toEqual(['RIYADH-SEASON', 'EXPO-5']))
  await user.click(uses)
  await waitFor(() => expect(codes()).toEqual(['EXPO-5', 'RIYADH-SEASON']))
})

it('keeps the shown list and reports a failed refetch', async () => {
  let isDown = false
  const { user, queryClient } = show('', {
    'GET /api/Discount/Get': call =>
      isDown ? { status: 500, body: { code: 'internal_error' } } : { body: samplePage([SEASON, EXPO], call) },
  })
  await screen.findByRole('link', { name: 'EXPO-5' })
  isDown = true
  await act(() => queryClient.invalidateQueries())
  const late = 'Not refreshed. This is what came last.'
  expect(await screen.findByText(late)).toBeInTheDocument()
  expect(codes()).toEqual(['RIYADH-SEASON', 'EXPO-5'])
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(late)).not.toBeInTheDocument())
})

it('exports the shown rows to a file, in Arabic too', async () => {
  const files = keepFiles()
  const { user } = show('', {}, 'ar')
  await screen.findByText('الاحترافية')
  await user.click(screen.getByRole('button', { name: 'تصدير' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const [, season, expo] = files[0] ?? []
  expect(season).toMatch(/^RIYADH-SEASON,25%,كل الباقات,.+,9,610\.75,سارٍ$/)
  expect(expo).toMatch(/^EXPO-5,.*250\.00.*,الاحترافية,.*,30,90,استُنفد$/)
})

it.each([
  ['that is still on its way', () => new Promise<never>(() => undefined)],
  ['that did not come', () => ({ status: 500, body: { code: 'internal_error' } })],
])('a list %s is no empty file', async (_, answer) => {
  const files = keepFiles()
  const { user } = show('', { 'GET /api/Discount/Get': answer })
  const button = await screen.findByRole('button', { name: 'Export' })
  await user.click(button)
  expect(button).toBeDisabled()
  expect(screen.queryByText(/Rows exported/)).not.toBeInTheDocument()
  expect(files).toEqual([])
})

it('deletes an unused code and reloads the list', async () => {
  let rows = [SEASON, EXPO]
  const { user, calls } = show('', {
    'GET /api/Discount/Get': call => ({ body: samplePage(rows, call) }),
    'DELETE /api/Discount/Delete': () => {
      rows = [SEASON]
      return { body: EXPO }
    },
  })
  const dialog = await askToDelete(user, 'EXPO-5')
  expect(dialog.getByText('This cannot be undone.')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('EXPO-5 is deleted')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: false })).not.toBeInTheDocument())
  await waitFor(() => expect(codes()).toEqual(['RIYADH-SEASON']))
  const sent = calls.filter(({ method }) => method === 'DELETE')
  expect(sent.map(({ query }) => query.get('Id'))).toEqual(['2'])
})

it('keeps a code whose deletion failed, shows the reason, and allows a retry', async () => {
  const { user } = show('', {
    'DELETE /api/Discount/Delete': { status: 404, body: { code: 'not_found' } },
  })
  const dialog = await askToDelete(user, 'EXPO-5')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('It does not exist any more.')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled()
})

it('clears the error of one code before the dialog of the next opens', async () => {
  const errors = { Id: ['Payments with this code: 7. Switch it off instead.'] }
  const { user } = show('', {
    'DELETE /api/Discount/Delete': { status: 409, body: { code: 'in_use', errors } },
  })
  const first = await askToDelete(user, 'RIYADH-SEASON')
  await user.click(first.getByRole('button', { name: 'Delete' }))
  await first.findByText('Payments with this code: 7. Switch it off instead.')
  await user.click(first.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: false })).not.toBeInTheDocument())
  const next = await askToDelete(user, 'EXPO-5')
  expect(next.getByText('This cannot be undone.')).toBeInTheDocument()
})
