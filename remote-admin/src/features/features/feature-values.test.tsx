import type { EffectiveFeature, Feature } from '@sufra/shared/contracts/feature'
import { useRoutes } from '@sufra/shared/router'
import { answerHttp, merchantPage, renderUi, sampleMerchant, samplePage } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleName, samplePlan } from '#src/testing/sample-offers.ts'
import { FeatureValuesPage } from './feature-values.page.tsx'
import { FeaturesPage } from './features.page.tsx'

const BRANCHES: Feature = {
  id: 1,
  key: 'branches',
  name: sampleName('الفروع', 'Branches'),
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
const OF_PLAN: EffectiveFeature = {
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
const OWN: EffectiveFeature = {
  ...OF_PLAN,
  value: 9,
  limit: 9,
  source: 'override',
  override: {
    value: 9,
    reason: 'They open two more',
    endsAt: '2026-12-31T21:00:00.000Z',
    at: '2026-11-01T08:00:00.000Z',
    byName: 'Huda',
  },
}
const KUDU = sampleMerchant({ id: 8, name: sampleName('كودو', 'Kudu') })

const Pages = () =>
  useRoutes([
    { path: '/feature', element: <FeaturesPage /> },
    { path: '/addfeatures/:id', element: <FeatureValuesPage /> },
  ])

type Answers = Parameters<typeof answerHttp>[0]

const show = (
  answers: Answers = {},
  { language = 'en', id = '1' }: { language?: 'ar' | 'en'; id?: string } = {},
) => {
  const { calls } = answerHttp({
    'GET /api/Feature/Get': call => ({ body: samplePage([BRANCHES], call) }),
    'GET /api/Feature/Get/Id': { body: BRANCHES },
    'GET /api/Feature/GetByAccountId': { body: [OF_PLAN] },
    'GET /api/Plan/Get': call => ({ body: samplePage([], call) }),
    'GET /api/Account/Get': call => ({ body: merchantPage([KUDU], call) }),
    ...answers,
  })
  const shown = renderUi(
    <>
      <Pages />
      <Toaster />
    </>,
    {
      language,
      role: 'SuperAdmin',
      namespaces: { admin: { ar, en } },
      route: `/addfeatures/${id}`,
    },
  )
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }))
  return { ...shown, calls, sent }
}

const showOf = async (answers: Answers = {}) => {
  const view = show(answers)
  const card = within(await screen.findByRole('region', { name: 'Values of single merchants' }))
  await view.user.click(card.getByRole('combobox', { name: 'Merchant' }))
  await view.user.click(await screen.findByRole('option', { name: /Kudu/ }))
  const source = await card.findByText(/^(Of the plan|Own value)$/)
  return { ...view, card, now: source.closest('[role=status]') }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('shows value, usage and source of each feature of a merchant', async () => {
  const { now, calls, card } = await showOf()
  expect(now).toHaveTextContent('5Of the planIn use: 3')
  expect(card.queryByRole('button', { name: 'Back to the plan' })).not.toBeInTheDocument()
  const asked = calls.filter(({ path }) => path === '/api/Feature/GetByAccountId')
  expect(asked.map(({ query }) => query.get('AccountId'))).toEqual(['8'])
})

it('sets an override until the end of a day in Riyadh and shows it at once', async () => {
  const { user, card, now, sent } = await showOf({ 'PUT /api/Feature/Override': { body: [OWN] } })
  const limit = card.getByLabelText('New value')
  expect(limit).toHaveValue('5')
  await user.clear(limit)
  await user.type(limit, '٩')
  await user.type(card.getByLabelText(/Reason/), 'They open two more')
  await user.type(card.getByLabelText('Last day'), '31/12/2026')
  await user.click(card.getByRole('button', { name: 'Give this value' }))
  expect(await card.findByText('They open two more')).toBeInTheDocument()
  expect(now).toHaveTextContent('9Own value')
  expect(card.getByLabelText(/Reason/)).toHaveValue('')
  expect(sent()).toEqual([
    {
      path: '/api/Feature/Override',
      body: {
        accountId: 8,
        featureId: 1,
        value: 9,
        reason: 'They open two more',
        endsAt: '2026-12-31T21:00:00.000Z',
      },
    },
  ])
})

it('requires a reason for an override, and sends "no limit" as null', async () => {
  const { user, card, sent } = await showOf({ 'PUT /api/Feature/Override': { body: [OWN] } })
  await user.click(card.getByRole('checkbox', { name: 'No limit' }))
  expect(card.getByLabelText('New value')).toBeDisabled()
  await user.click(card.getByRole('button', { name: 'Give this value' }))
  await waitFor(() => expect(card.getByLabelText(/Reason/)).toBeInvalid())
  expect(sent()).toEqual([])
  await user.type(card.getByLabelText(/Reason/), 'A friend')
  await user.click(card.getByRole('button', { name: 'Give this value' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toEqual({
    accountId: 8,
    featureId: 1,
    value: null,
    reason: 'A friend',
    endsAt: null,
  })
})

it('refuses an empty override at its field', async () => {
  const { user, card, sent } = await showOf()
  await user.clear(card.getByLabelText('New value'))
  await user.type(card.getByLabelText(/Reason/), 'They open more')
  await user.click(card.getByRole('button', { name: 'Give this value' }))
  expect(await card.findByText('Write a number, 0 or more, or choose no limit.')).toBeInTheDocument()
  expect(sent()).toEqual([])
})

it('keeps the reason when the server refuses the value and shows the error there', async () => {
  const errors = { value: ['They already have more branches than that.'] }
  const { user, card } = await showOf({
    'PUT /api/Feature/Override': { status: 400, body: { code: 'validation_failed', errors } },
  })
  await user.type(card.getByLabelText(/Reason/), 'They closed some')
  await user.click(card.getByRole('button', { name: 'Give this value' }))
  expect(await card.findByText('They already have more branches than that.')).toBeInTheDocument()
  expect(card.getByLabelText(/Reason/)).toHaveValue('They closed some')
})

it('shows reason, end and author of an override, and removes it', async () => {
  const { user, card, now, sent } = await showOf({
    'GET /api/Feature/GetByAccountId': { body: [OWN] },
    'PUT /api/Feature/EndOverride': { body: [OF_PLAN] },
  })
  expect(card.getByText('Until 1 January 2027 · Huda')).toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Back to the plan' }))
  await waitFor(() => expect(now).toHaveTextContent('5Of the plan'))
  expect(sent()).toEqual([{ path: '/api/Feature/EndOverride', body: { accountId: 8, featureId: 1 } }])
})

it('keeps an override whose removal failed and shows the reason', async () => {
  const own = { ...OWN, override: { ...OWN.override, reason: 'A friend', endsAt: null, byName: null } }
  const { user, card, now } = await showOf({
    'GET /api/Feature/GetByAccountId': { body: [own] },
    'PUT /api/Feature/EndOverride': { status: 404, body: { code: 'not_found' } },
  })
  expect(card.getByText('Without an end')).toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Back to the plan' }))
  expect(await screen.findByText('It does not exist any more.')).toBeInTheDocument()
  expect(now).toHaveTextContent('9Own value')
})

it('lists the value of each plan with a link to the plan', async () => {
  const { featureId, key, name, kind, unit } = OF_PLAN
  const plan = (id: number, english: string, value: number | null | undefined) =>
    samplePlan(id, english, {
      priceMonthly: 100,
      subscribers: 0,
      features: value === undefined ? [] : [{ featureId, key, name, kind, unit, value }],
    })
  const plans = [plan(1, 'Basic', 3), plan(2, 'Pro', null), plan(3, 'Bare', undefined)]
  show({ 'GET /api/Plan/Get': call => ({ body: samplePage(plans, call) }) })
  const card = within(await screen.findByRole('region', { name: 'In the plans' }))
  expect(await card.findByRole('link', { name: 'Pro' })).toHaveAttribute('href', '/addPlan/2')
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Basic3', 'ProNo limit', 'BareNot said'],
  ])
})

it('locks kind and key of a feature with values and saves it with its version', async () => {
  const { user, sent, location } = show({ 'PUT /api/Feature/Update': { body: BRANCHES } })
  expect(await screen.findByLabelText('Kind')).toBeDisabled()
  expect(screen.getByText('It stays, because something has a value of it.')).toBeInTheDocument()
  expect(screen.getByLabelText(/Key/)).toHaveAttribute('readonly')
  const form = within(screen.getByRole('form', { name: 'The feature' }))
  await user.type(form.getByLabelText('Name in English'), ' in all')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(location()).toBe('/feature'))
  expect(sent()).toMatchObject([
    { path: '/api/Feature/Update', body: { id: 1, rowVersion: 4, name: { en: 'Branches in all' } } },
  ])
})

it('reports a conflicting save and keeps the typed values', async () => {
  const { user } = show({
    'PUT /api/Feature/Update': { status: 409, body: { code: 'stale_version', title: 'x' } },
  })
  const name = await screen.findByLabelText('Name in English')
  await user.type(name, ' in all')
  await user.click(
    within(screen.getByRole('form', { name: 'The feature' })).getByRole('button', { name: 'Save' }),
  )
  expect(await screen.findByText(/Somebody else saved it meanwhile/)).toBeInTheDocument()
  expect(name).toHaveValue('Branches in all')
})

it.each([
  ['9', { status: 404, body: { code: 'not_found' } }, 'There is no such feature'],
  ['none', { body: BRANCHES }, 'There is no such feature'],
  ['1', { status: 500, body: { code: 'internal_error' } }, 'The features did not load'],
])('of /addfeatures/%s that cannot be shown it says so', async (id, answer, words) => {
  show({ 'GET /api/Feature/Get/Id': answer }, { id })
  expect(await screen.findByText(words)).toBeInTheDocument()
})

it('shows the kinds of a new feature and their value fields in Arabic', async () => {
  const { user } = show({}, { language: 'ar', id: 'new' })
  const kind = await screen.findByLabelText('النوع')
  expect(screen.getByRole('switch')).toBeInTheDocument()
  await user.selectOptions(kind, 'limit')
  expect(screen.getByRole('checkbox', { name: 'بلا حد' })).toBeChecked()
  await user.selectOptions(kind, 'text')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
})

it("shows a load error of a merchant's values and reloads on retry", async () => {
  let isDown = true
  const { user } = show({
    'GET /api/Feature/GetByAccountId': () =>
      isDown ? { status: 503, body: { code: 'unavailable' } } : { body: [OF_PLAN] },
  })
  const card = within(await screen.findByRole('region', { name: 'Values of single merchants' }))
  await user.click(card.getByRole('combobox', { name: 'Merchant' }))
  await user.click(await screen.findByRole('option', { name: /Kudu/ }))
  expect(await card.findByRole('alert')).toBeInTheDocument()
  expect(card.queryByRole('form')).not.toBeInTheDocument()
  isDown = false
  await user.click(card.getByRole('button', { name: 'Try again' }))
  expect(await card.findByText('Of the plan')).toBeInTheDocument()
})
