import type { EffectiveFeature, Feature } from '@sufra/shared/contracts/feature'
import { useRoutes } from '@sufra/shared/router'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { RenderUiOptions } from '@sufra/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { FeatureValuesPage } from './feature-values.page.tsx'
import { FeaturesPage } from './features.page.tsx'

const text = (arabic: string, english: string) => JSON.stringify({ ar: arabic, en: english })
const BRANCHES: Feature = {
  id: 1,
  key: 'branches',
  name: text('الفروع', 'Branches'),
  description: null,
  kind: 'limit',
  unit: null,
  defaultValue: null,
  index: 1,
  isEnforced: true,
  planCount: 2,
  rowVersion: 4,
  updatedAt: '2026-11-01T08:00:00.000Z',
}
const ROLES: Feature = { ...BRANCHES, id: 2, key: 'roles', name: text('أدوار', 'Roles'), kind: 'bool' }
const OWN: EffectiveFeature = {
  featureId: 1,
  key: 'branches',
  name: BRANCHES.name,
  kind: 'limit',
  unit: null,
  value: 5,
  allowed: true,
  limit: 5,
  used: 3,
  source: 'plan',
  override: null,
}

const Pages = () =>
  useRoutes([
    { path: '/feature', element: <FeaturesPage /> },
    { path: '/addfeatures/:id', element: <FeatureValuesPage /> },
  ])

type Answers = Parameters<typeof answerHttp>[0]

const show = (
  route: string,
  { role = 'SuperAdmin', answers = {} }: { role?: RenderUiOptions['role']; answers?: Answers } = {},
) => {
  const { calls } = answerHttp({
    'GET /api/Feature/Get': call => ({ body: samplePage([BRANCHES, ROLES], call) }),
    'GET /api/Feature/Get/Id': { body: BRANCHES },
    'GET /api/Feature/GetByAccountId': { body: [OWN] },
    'GET /api/Plan/Get': call => ({ body: samplePage([], call) }),
    ...answers,
  })
  const shown = renderUi(<Pages />, { role, namespaces: { admin: { ar, en } }, route })
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }))
  return { ...shown, calls, sent }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('lists all features for the operator, filtered by the URL', async () => {
  show('/feature?kind=bool')
  expect(await screen.findByRole('link', { name: 'Roles' })).toHaveAttribute('href', '/addfeatures/2')
  expect(screen.queryByRole('link', { name: 'Branches' })).not.toBeInTheDocument()
})

it("shows a merchant its own values and usage, not the operator's list", async () => {
  const { calls } = show('/feature', { role: 'Cashier' })
  expect(await screen.findByText('What your plan includes')).toBeInTheDocument()
  const value = await screen.findByRole('definition')
  expect(value).toHaveTextContent('5')
  expect(value).toHaveTextContent('In use: 3')
  expect(calls.map(({ path }) => path)).toEqual(['/api/Feature/GetByAccountId'])
})

it('shows the values of a feature to the operator only', async () => {
  const { location } = show('/addfeatures/1', { role: 'Admin' })
  await waitFor(() => expect(location()).toBe('/feature'))
})

it('sends a new feature by its kind and shows a duplicate key at its field', async () => {
  const refused = { code: 'already_exists', errors: { key: ['Another feature has this key.'] } }
  const { user, sent } = show('/addfeatures/new', {
    answers: { 'POST /api/Feature/Add': { status: 409, body: refused } },
  })
  await user.type(await screen.findByLabelText('Name in English'), 'Stations')
  await user.type(screen.getByLabelText('Key'), 'stations')
  await user.selectOptions(screen.getByLabelText('Kind'), 'limit')
  await user.click(screen.getByRole('checkbox', { name: 'No limit' }))
  await user.type(screen.getByLabelText('Without a plan'), '7')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Another feature has this key.')).toBeInTheDocument()
  expect(sent()).toMatchObject([
    {
      path: '/api/Feature/Add',
      body: { key: 'stations', kind: 'limit', defaultValue: 7, name: { en: 'Stations' } },
    },
  ])
})

it('refuses a new feature with an empty limit at its field', async () => {
  const { user, sent } = show('/addfeatures/new')
  await user.type(await screen.findByLabelText('Name in English'), 'Stations')
  await user.type(screen.getByLabelText('Key'), 'stations')
  await user.selectOptions(screen.getByLabelText('Kind'), 'limit')
  await user.click(screen.getByRole('checkbox', { name: 'No limit' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Write a number, 0 or more, or choose no limit.')).toBeInTheDocument()
  expect(sent()).toEqual([])
})

it('refuses to delete a feature with values and names their owners', async () => {
  const refused = { code: 'in_use', errors: { Id: ['Plans that have it: 2.'] } }
  const { user } = show('/feature', {
    answers: { 'DELETE /api/Feature/Delete': { status: 409, body: refused } },
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for Roles' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByText('Plans that have it: 2.')).toBeInTheDocument()
})

it('sends the version that the form started with after a colleague saved the feature', async () => {
  let rowVersion = 4
  const { user, sent, queryClient } = show('/addfeatures/1', {
    answers: {
      'GET /api/Feature/Get/Id': () => ({ body: { ...BRANCHES, rowVersion } }),
      'PUT /api/Feature/Update': { body: BRANCHES },
    },
  })
  await screen.findByRole('button', { name: 'Save' })
  rowVersion = 5
  await act(() => queryClient.invalidateQueries())
  await user.type(screen.getByLabelText('Name in English'), ' all')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent()).toMatchObject([{ path: '/api/Feature/Update', body: { rowVersion: 4 } }]),
  )
})
