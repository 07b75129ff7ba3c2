import { screen, waitFor, within } from '@testing-library/react'
import type { BranchShift, ShiftRow } from '@sufra/shared/contracts/shift'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { ShiftsPage } from './shifts.page.tsx'

const row = (id: number, more: Partial<ShiftRow> = {}): ShiftRow => ({
  id,
  branchId: 1,
  branchName: '{"ar":"العليا","en":"Olaya"}',
  openedBy: 'نورة',
  closedBy: 'فهد',
  openedAt: '2026-11-22T13:02:00.000Z',
  closedAt: '2026-11-22T19:00:00.000Z',
  isClosedByClock: false,
  closesByItselfAt: '2026-11-23T00:00:00.000Z',
  orders: 12,
  sales: 640,
  countedCash: null,
  expectedCash: null,
  ...more,
})
const branch = (branchId: number, en: string): BranchShift => ({
  branchId,
  branchName: JSON.stringify({ ar: en, en }),
  shift: null,
  lastClosed: null,
  waitingNotes: 0,
})
const LIST = 'GET /api/Shift/Get'

const show = (
  answers: Parameters<typeof answerHttp>[0] = {},
  { route = '/orders/shifts', language }: { route?: string; language?: 'ar' | 'en' } = {},
) => {
  const { calls } = answerHttp({
    [LIST]: call => ({ body: samplePage([row(7)], call) }),
    'GET /api/Shift/GetNow': { body: [branch(1, 'Olaya'), branch(2, 'Malqa')] },
    ...answers,
  })
  const ui = renderUi(<ShiftsPage />, { route, language, role: 'Admin', namespaces: { orders: { ar, en } } })
  const asked = () => calls.filter(({ path }) => path === '/api/Shift/Get').at(-1)?.query
  return { ...ui, asked }
}
const shownRow = async () => within((await screen.findByText('640.00')).closest('tr') ?? document.body)

it('shows branch, opener, closer and sales of each ended shift', async () => {
  show()
  const shift = await shownRow()
  for (const words of ['Olaya', 'نورة', 'فهد', '12']) expect(shift.getByText(words)).toBeVisible()
  expect(shift.getByText(/^10:00/)).toBeVisible()
  expect(shift.getByRole('link')).toHaveAttribute('href', '/orders/shift?id=7')
})

it('says that the system closed a shift that nobody closed', async () => {
  show({ [LIST]: call => ({ body: samplePage([row(7, { isClosedByClock: true, closedBy: null })], call) }) })
  expect((await shownRow()).getByText('by the clock')).toBeVisible()
})

it('shows the page in Arabic', async () => {
  show({}, { language: 'ar' })
  expect((await shownRow()).getByText('العليا')).toBeVisible()
  expect(screen.getByRole('heading', { name: ar.shift.past.title })).toBeVisible()
})

it('filters shifts by the chosen branch and by the address', async () => {
  const { user, asked, location } = show()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Branch' }), 'Malqa')
  await waitFor(() => expect(asked()?.get('BranchId')).toBe('2'))
  expect(location()).toBe('/orders/shifts?branch=2')
})

it('returns to the first page when the branch changes', async () => {
  const many = Array.from({ length: 60 }, (_, id) => row(id + 1))
  const { user, asked } = show(
    { [LIST]: call => ({ body: samplePage(many, call) }) },
    { route: '/orders/shifts?page=3' },
  )
  await waitFor(() => expect(asked()?.get('PaginatedRequest.PageNumber')).toBe('3'))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Branch' }), 'Malqa')
  await waitFor(() => expect(asked()?.get('PaginatedRequest.PageNumber')).toBe('1'))
})

it('shows no branch choice to a user with one branch', async () => {
  show({ 'GET /api/Shift/GetNow': { body: [branch(1, 'Olaya')] } })
  await shownRow()
  expect(screen.queryByRole('combobox', { name: 'Branch' })).not.toBeInTheDocument()
})

it.each([
  ['/orders/shifts', 'No shift has ended yet'],
  ['/orders/shifts?branch=2', 'No shift of this branch'],
])('an empty list at %s says: %s', async (route, words) => {
  show({ [LIST]: call => ({ body: samplePage([], call) }) }, { route })
  expect(await screen.findByText(words)).toBeVisible()
})

it('offers the way back from a page that failed to load', async () => {
  const many = Array.from({ length: 21 }, (_, id) => row(id + 1))
  const { user } = show({
    [LIST]: call =>
      call.query.get('PaginatedRequest.PageNumber') === '1'
        ? { body: samplePage(many, call) }
        : { status: 500 },
  })
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('The shift could not be loaded')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(await screen.findAllByText('640.00')).toHaveLength(20)
})

it('retries a list that failed to load', async () => {
  const { user } = show({ [LIST]: { status: 500 } })
  expect(await screen.findByText('The shift could not be loaded')).toBeVisible()
  answerHttp({ [LIST]: call => ({ body: samplePage([row(7)], call) }) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await shownRow()).getByText('Olaya')).toBeVisible()
})
