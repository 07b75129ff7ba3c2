import type { Feature } from '@sufra/shared/contracts/feature'
import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { useRoutes } from '@sufra/shared/router'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { AddPlanPage, EditPlanPage } from './plan-form.page.tsx'

const text = (arabic: string, english: string) => JSON.stringify({ ar: arabic, en: english })
const feature = (changes: Partial<Feature>): Feature => ({
  id: 1,
  key: 'branches',
  name: text('الفروع', 'Branches'),
  description: null,
  kind: 'limit',
  unit: null,
  defaultValue: 2,
  index: 1,
  isEnforced: true,
  planCount: 1,
  rowVersion: 1,
  updatedAt: '2026-11-01T08:00:00.000Z',
  ...changes,
})
const FEATURES = [
  feature({}),
  feature({ id: 2, key: 'seats', name: text('المقاعد', 'Seats') }),
  feature({ id: 3, key: 'roles', kind: 'bool', name: text('أدوار', 'Roles'), defaultValue: true }),
  feature({ id: 4, key: 'support', kind: 'text', name: text('الدعم', 'Support'), defaultValue: null }),
]
const PLAN: PlanDetails = {
  id: 4,
  name: text('الاحترافية', 'Pro'),
  description: null,
  priceMonthly: 349,
  priceYearly: 3490,
  currency: 'SAR',
  trialDays: 14,
  index: 2,
  isActive: true,
  isPublic: true,
  subscribers: 0,
  rowVersion: 7,
  updatedAt: '2026-11-01T08:00:00.000Z',
  updatedBy: 'Saad',
  features: [
    { featureId: 1, key: 'branches', name: text('الفروع', 'Branches'), kind: 'limit', unit: null, value: 5 },
    { featureId: 2, key: 'seats', name: text('المقاعد', 'Seats'), kind: 'limit', unit: null, value: null },
  ],
}

const Pages = () =>
  useRoutes([
    { path: '/addPlan', element: <AddPlanPage /> },
    { path: '/addPlan/:id', element: <EditPlanPage /> },
    { path: '/plans', element: <p>the list</p> },
  ])

type Answers = Parameters<typeof answerHttp>[0]

const show = (route: string, answers: Answers = {}, language: 'ar' | 'en' = 'en') => {
  const { calls } = answerHttp({
    'GET /api/Feature/Get': call => ({ body: samplePage(FEATURES, call) }),
    'GET /api/Plan/Get/Id': { body: PLAN },
    'PUT /api/Plan/Update': { body: PLAN },
    ...answers,
  })
  const shown = renderUi(
    <>
      <Pages />
      <Toaster />
    </>,
    { role: 'SuperAdmin', namespaces: { admin: { ar, en } }, route, history: 'page', language },
  )
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => Object(body).features)
  return { ...shown, sent }
}
const save = (user: ReturnType<typeof show>['user']) =>
  user.click(screen.getByRole('button', { name: 'Save' }))
const preview = () => within(screen.getByRole('complementary', { name: 'As merchants see it' }))

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('sends checked features only', async () => {
  const { user, sent } = show('/addPlan/4')
  await user.click(await screen.findByRole('checkbox', { name: 'Branches' }))
  expect(screen.queryByLabelText('Branches: limit')).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Roles' }))
  await user.click(screen.getByRole('switch', { name: 'Included' }))
  expect(screen.getByRole('switch', { name: 'Not included' })).not.toBeChecked()
  await save(user)
  expect(await screen.findByText('The plan is saved')).toBeInTheDocument()
  expect(sent()).toEqual([
    [
      { featureId: 2, value: null },
      { featureId: 3, value: false },
    ],
  ])
})

it('starts a checked feature with its default, and a rechecked one with the typed value', async () => {
  const { user } = show('/addPlan/4')
  const branches = await screen.findByRole('checkbox', { name: 'Branches' })
  const limit = () => screen.getByLabelText('Branches: limit')
  await user.clear(limit())
  await user.type(limit(), '٨')
  await user.click(branches)
  await user.click(branches)
  expect(limit()).toHaveValue('8')
  await user.click(screen.getByRole('checkbox', { name: 'Roles' }))
  expect(screen.getByRole('switch', { name: 'Included' })).toBeChecked()
})

it('hides the number with "no limit" and restores it afterwards', async () => {
  const { user, sent } = show('/addPlan/4')
  const limit = await screen.findByLabelText('Branches: limit')
  const unlimited = screen.getByRole('checkbox', { name: 'Branches: no limit' })
  await user.click(unlimited)
  expect(limit).toBeDisabled()
  expect(limit).toHaveValue('')
  expect(preview().getAllByText('No limit')).toHaveLength(2)
  await user.click(unlimited)
  expect(limit).toHaveValue('5')
  await save(user)
  await screen.findByText('the list')
  expect(sent()[0]).toContainEqual({ featureId: 1, value: 5 })
})

it('keeps the error of a missing limit at its feature when another one is unchecked', async () => {
  const { user, sent } = show('/addPlan/4')
  await user.click(await screen.findByRole('checkbox', { name: 'Seats: no limit' }))
  await save(user)
  await waitFor(() => expect(screen.getByLabelText('Seats: limit')).toBeInvalid())
  expect(screen.getByLabelText('Branches: limit')).toBeValid()
  await user.click(screen.getByRole('checkbox', { name: 'Branches' }))
  await waitFor(() => expect(screen.getByLabelText('Seats: limit')).toBeInvalid())
  await user.click(screen.getByRole('checkbox', { name: 'Branches' }))
  await waitFor(() => expect(screen.getByLabelText('Branches: limit')).toBeValid())
  await user.type(screen.getByLabelText('Seats: limit'), '4')
  await waitFor(() => expect(screen.getByLabelText('Seats: limit')).toBeValid())
  await save(user)
  await screen.findByText('the list')
  expect(sent()).toEqual([
    [
      { featureId: 1, value: 5 },
      { featureId: 2, value: 4 },
    ],
  ])
})

it('marks a value refused by the server at its feature', async () => {
  const errors = { 'features.1.value': ['No more than 100 seats.'] }
  const { user } = show('/addPlan/4', {
    'PUT /api/Plan/Update': { status: 400, body: { code: 'validation_failed', errors } },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Seats: no limit' }))
  await user.type(screen.getByLabelText('Seats: limit'), '500')
  await save(user)
  expect(await screen.findByText('No more than 100 seats.')).toBeInTheDocument()
  expect(screen.getByLabelText('Seats: limit')).toBeInvalid()
  expect(screen.getByLabelText('Branches: limit')).toBeValid()
})

it('previews yearly savings only if there are any', async () => {
  const { user } = show('/addPlan/4')
  const yearly = await screen.findByLabelText('Price a year')
  expect(preview().getByText(/^Saves/)).toHaveTextContent('Saves 698.00 SAR a year')
  await user.clear(yearly)
  expect(preview().queryByText(/^Saves/)).not.toBeInTheDocument()
  expect(preview().queryByText(/a year$/)).not.toBeInTheDocument()
  await user.type(yearly, '4188')
  expect(preview().getByText('4,188.00 SAR a year')).toBeInTheDocument()
  expect(preview().queryByText(/^Saves/)).not.toBeInTheDocument()
})

it('previews plan and features while typing, in Arabic', async () => {
  const { user } = show('/addPlan/4', {}, 'ar')
  await user.click(await screen.findByRole('checkbox', { name: 'الدعم' }))
  const [words] = screen.getAllByRole('textbox', { name: /الدعم/ })
  if (!words) throw new Error('there is nowhere to write')
  await user.type(words, 'كل يوم')
  const shown = within(screen.getByRole('complementary'))
  expect(shown.getByRole('heading', { name: 'الاحترافية' })).toBeInTheDocument()
  expect(shown.getByText('كل يوم')).toBeInTheDocument()
})

it.each([
  ['/addPlan/4', 'GET /api/Plan/Get/Id', 'The plans did not load'],
  ['/addPlan/4', 'GET /api/Feature/Get', 'The plans did not load'],
  ['/addPlan', 'GET /api/Feature/Get', 'The plans did not load'],
])('%s shows a load error when %s fails and reloads on retry', async (route, call, words) => {
  let isDown = true
  const usual: Answers = {
    'GET /api/Plan/Get/Id': () => ({ body: PLAN }),
    'GET /api/Feature/Get': asked => ({ body: samplePage(FEATURES, asked) }),
  }
  const { user } = show(route, {
    [call]: asked => {
      const answer = usual[call]
      return isDown || typeof answer !== 'function'
        ? { status: 503, body: { code: 'unavailable' } }
        : answer(asked)
    },
  })
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Price a month')).toBeInTheDocument()
})

it('asks for confirmation before leaving a changed plan form', async () => {
  const { user, location } = show('/addPlan/4')
  await user.type(await screen.findByLabelText('Name in English'), ' plus')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const asked = within(await screen.findByRole('alertdialog'))
  await user.click(asked.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: false })).not.toBeInTheDocument())
  expect(location()).toBe('/addPlan/4')
  expect(screen.getByLabelText('Name in English')).toHaveValue('Pro plus')
})

it('leaves an unchanged plan form without confirmation', async () => {
  const { user } = show('/addPlan/4')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('the list')).toBeInTheDocument()
})
