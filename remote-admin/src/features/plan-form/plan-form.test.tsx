import type { Feature } from '@sufra/shared/contracts/feature'
import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useRoutes } from '@sufra/shared/router'
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
  defaultValue: null,
  index: 1,
  isEnforced: true,
  planCount: 1,
  rowVersion: 1,
  updatedAt: '2026-11-01T08:00:00.000Z',
  ...changes,
})
const FEATURES = [
  feature({}),
  feature({ id: 2, key: 'roles', kind: 'bool', name: text('أدوار', 'Roles'), defaultValue: false }),
  feature({ id: 3, key: 'support', kind: 'text', name: text('الدعم', 'Support') }),
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
  subscribers: 12,
  rowVersion: 7,
  updatedAt: '2026-11-01T08:00:00.000Z',
  updatedBy: 'Saad',
  features: [
    { featureId: 1, key: 'branches', name: text('الفروع', 'Branches'), kind: 'limit', unit: null, value: 5 },
    { featureId: 2, key: 'roles', name: text('أدوار', 'Roles'), kind: 'bool', unit: null, value: true },
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
    'POST /api/Plan/Add': { body: PLAN },
    'PUT /api/Plan/Update': { body: PLAN },
    ...answers,
  })
  const shown = renderUi(<Pages />, {
    role: 'SuperAdmin',
    namespaces: { admin: { ar, en } },
    route,
    language,
  })
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }))
  return { ...shown, sent }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('sends a new plan with prices in riyals and a value of every feature', async () => {
  const { user, sent, location } = show('/addPlan')
  await user.type(await screen.findByLabelText('Name in Arabic'), 'النمو')
  await user.type(screen.getByLabelText('Name in English'), 'Growth')
  await user.type(screen.getByLabelText('Price a month'), '199.50')
  await user.click(screen.getByRole('checkbox', { name: 'Branches: no limit' }))
  await user.type(screen.getByLabelText('Branches: limit'), '٣')
  await user.type(screen.getByLabelText('Support in English'), 'All week')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(location()).toBe('/plans'))
  expect(sent()).toMatchObject([
    {
      path: '/api/Plan/Add',
      body: {
        name: { ar: 'النمو', en: 'Growth' },
        priceMonthly: 199.5,
        priceYearly: null,
        trialDays: 14,
        isPublic: true,
        features: [
          { featureId: 1, value: 3 },
          { featureId: 2, value: false },
          { featureId: 3, value: { en: 'All week' } },
        ],
      },
    },
  ])
})

it('updates the preview while typing, with VAT included', async () => {
  const { user } = show('/addPlan')
  await user.type(await screen.findByLabelText('Price a month'), '115')
  const preview = within(screen.getByRole('complementary', { name: 'As merchants see it' }))
  expect(preview.getByText('115.00')).toBeInTheDocument()
  expect(preview.getByText(/15.00/, { selector: 'p' })).toHaveTextContent('Includes 15% VAT (15.00 SAR)')
})

it('sends nothing without names and a price and shows each error at its field', async () => {
  const { user, sent } = show('/addPlan')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByLabelText('Price a month')).toBeInvalid())
  expect(screen.getByLabelText('Name in Arabic')).toBeInvalid()
  expect(sent()).toEqual([])
})

it.each([
  {
    language: 'en',
    limit: 'Branches: limit',
    save: 'Save',
    words: 'Write a number, 0 or more, or choose no limit.',
  },
  {
    language: 'ar',
    limit: 'حد الفروع',
    save: 'حفظ',
    words: 'اكتب رقمًا لا يقل عن 0، أو اختر «بلا حد».',
  },
] as const)(
  'a limit of which nothing is written is an error at its field, and is not sent as none at all ($language)',
  async ({ language, limit, save, words }) => {
    const { user, sent } = show('/addPlan/4', {}, language)
    await user.clear(await screen.findByLabelText(limit))
    await user.click(screen.getByRole('button', { name: save }))
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.getByLabelText(limit)).toBeInvalid()
    expect(sent()).toEqual([])
  },
)

it('refuses empty trial days at their field, and accepts 0 for no trial', async () => {
  const { user, sent } = show('/addPlan/4')
  const days = await screen.findByLabelText('Free trial (days)')
  await user.clear(days)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(days).toBeInvalid())
  expect(days).toHaveFocus()
  expect(sent()).toEqual([])
  await user.type(days, '٠')
  await waitFor(() => expect(days).toBeValid())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('the list')
  expect(sent()).toMatchObject([{ path: '/api/Plan/Update', body: { trialDays: 0 } }])
})

it('shows who keeps the bought terms, and saves a plan with version and position', async () => {
  const { user, sent } = show('/addPlan/4')
  expect(
    await screen.findByText(/12 merchants are on this plan and keep what they bought/),
  ).toBeInTheDocument()
  expect(screen.queryByLabelText('Support in English')).not.toBeInTheDocument()
  await user.click(screen.getByRole('switch', { name: 'On offer to everybody' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('the list')
  expect(sent()).toMatchObject([
    {
      path: '/api/Plan/Update',
      body: {
        id: 4,
        rowVersion: 7,
        index: 2,
        isPublic: false,
        features: [
          { featureId: 1, value: 5 },
          { featureId: 2, value: true },
        ],
      },
    },
  ])
})

it('reports a conflicting save and keeps the typed values', async () => {
  const { user } = show('/addPlan/4', {
    'PUT /api/Plan/Update': { status: 409, body: { code: 'stale_version' } },
  })
  const name = await screen.findByLabelText('Name in English')
  await user.clear(name)
  await user.type(name, 'Pro plus')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Somebody else saved it meanwhile/)).toBeInTheDocument()
  expect(name).toHaveValue('Pro plus')
})

it('shows a missing plan with a link back', async () => {
  show('/addPlan/9', { 'GET /api/Plan/Get/Id': { status: 404, body: { code: 'not_found' } } })
  expect(await screen.findByText('There is no such plan')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'To the plans' })).toHaveAttribute('href', '/plans')
})

it('sends the version that the form started with after a colleague saved the plan', async () => {
  let rowVersion = 7
  const { user, sent, queryClient } = show('/addPlan/4', {
    'GET /api/Plan/Get/Id': () => ({ body: { ...PLAN, rowVersion } }),
  })
  await screen.findByRole('button', { name: 'Save' })
  rowVersion = 8
  await act(() => queryClient.invalidateQueries())
  await user.clear(screen.getByLabelText('Price a month'))
  await user.type(screen.getByLabelText('Price a month'), '9')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toMatchObject([{ path: '/api/Plan/Update', body: { rowVersion: 7 } }]))
})
