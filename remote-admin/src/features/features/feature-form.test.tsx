import type { Feature } from '@sufra/shared/contracts/feature'
import { useRoutes } from '@sufra/shared/router'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { FeatureValuesPage } from './feature-values.page.tsx'
import { FeaturesPage } from './features.page.tsx'

const text = (arabic: string, english: string) => JSON.stringify({ ar: arabic, en: english })
const feature = (changes: Partial<Feature> = {}): Feature => ({
  id: 1,
  key: 'branches',
  name: text('الفروع', 'Branches'),
  description: null,
  kind: 'limit',
  unit: text('فرع', 'branch'),
  defaultValue: 2,
  index: 7,
  isEnforced: false,
  planCount: 0,
  rowVersion: 4,
  updatedAt: '2026-11-01T08:00:00.000Z',
  ...changes,
})
const SUPPORT = feature({
  id: 3,
  key: 'support',
  kind: 'text',
  name: text('الدعم', 'Support'),
  unit: null,
  planCount: 5,
  defaultValue: text('بالبريد', 'By mail'),
})

const Pages = () =>
  useRoutes([
    { path: '/feature', element: <FeaturesPage /> },
    { path: '/addfeatures/:id', element: <FeatureValuesPage /> },
  ])

type Answers = Parameters<typeof answerHttp>[0]

const show = (route: string, answers: Answers = {}, language: 'ar' | 'en' = 'en') => {
  const { calls } = answerHttp({
    'GET /api/Feature/Get': call => ({ body: samplePage([feature(), SUPPORT], call) }),
    'GET /api/Feature/Get/Id': { body: feature() },
    'GET /api/Plan/Get': call => ({ body: samplePage([], call) }),
    'POST /api/Feature/Add': { body: feature() },
    'PUT /api/Feature/Update': { body: feature() },
    ...answers,
  })
  const shown = renderUi(
    <>
      <Pages />
      <Toaster />
    </>,
    { role: 'SuperAdmin', namespaces: { admin: { ar, en } }, route, history: 'page', language },
  )
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)
  return { ...shown, sent }
}
const form = async () => within(await screen.findByRole('form', { name: 'The feature' }))
const links = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .flatMap(row => within(row).queryAllByRole('link'))
    .map(({ textContent }) => textContent)

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('changes the kind of a feature without values and drops the fields of the old kind', async () => {
  const { user, sent } = show('/addfeatures/1')
  const shown = await form()
  expect(shown.getByLabelText('What it counts, in English')).toHaveValue('branch')
  await user.selectOptions(shown.getByLabelText('Kind'), 'Words')
  expect(shown.queryByLabelText('What it counts, in English')).not.toBeInTheDocument()
  await user.type(shown.getByLabelText('Without a plan in Arabic'), 'فرعان')
  await user.type(shown.getByLabelText('Without a plan in English'), 'Two')
  await user.click(shown.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The feature is saved')).toBeInTheDocument()
  expect(sent()).toEqual([
    {
      id: 1,
      rowVersion: 4,
      key: 'branches',
      name: { ar: 'الفروع', en: 'Branches' },
      index: 7,
      description: { ar: '', en: '' },
      kind: 'text',
      unit: null,
      defaultValue: { ar: 'فرعان', en: 'Two' },
    },
  ])
})

it('sends unit and default of a limit as typed', async () => {
  const { user, sent } = show('/addfeatures/1')
  const shown = await form()
  await user.type(shown.getByLabelText('What it counts, in Arabic'), ' نشط')
  await user.clear(shown.getByLabelText('Without a plan'))
  await user.type(shown.getByLabelText('Without a plan'), '١٢')
  await user.type(shown.getByLabelText('Description in English'), 'Where people eat')
  await user.click(shown.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    unit: { ar: 'فرع نشط', en: 'branch' },
    defaultValue: 12,
    description: { en: 'Where people eat' },
  })
})

it.each(['Branches', 'two words', 'حقل', ''])(
  'a key such as “%s” is refused at its field before anything is sent',
  async key => {
    const { user, sent } = show('/addfeatures/new')
    const shown = await form()
    await user.type(shown.getByLabelText('Name in Arabic'), 'شاشات')
    await user.type(shown.getByLabelText('Name in English'), 'Screens')
    if (key) await user.type(shown.getByLabelText('Key'), key)
    await user.click(shown.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shown.getByLabelText('Key')).toBeInvalid())
    expect(shown.getByLabelText('Key')).toHaveFocus()
    expect(sent()).toEqual([])
  },
)

it('adds a feature that is on by default and lists it', async () => {
  let rows = [feature()]
  const { user, sent, location } = show('/addfeatures/new', {
    'GET /api/Feature/Get': call => ({ body: samplePage(rows, call) }),
    'POST /api/Feature/Add': () => {
      rows = [...rows, feature({ id: 8, key: 'screens', name: text('شاشات', 'Screens'), kind: 'bool' })]
      return { body: rows[1] }
    },
  })
  const shown = await form()
  await user.type(shown.getByLabelText('Name in Arabic'), 'شاشات')
  await user.type(shown.getByLabelText('Name in English'), 'Screens')
  await user.type(shown.getByLabelText('Key'), 'screens')
  await user.click(shown.getByRole('switch', { name: 'Without a plan' }))
  await user.click(shown.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('link', { name: 'Screens' })).toHaveAttribute('href', '/addfeatures/8')
  expect(location()).toBe('/feature')
  expect(sent()).toMatchObject([{ key: 'screens', kind: 'bool', defaultValue: true, unit: null }])
})

it('asks for confirmation before leaving a changed feature form, in Arabic too', async () => {
  const { user, location } = show('/addfeatures/1', {}, 'ar')
  await user.type(await screen.findByLabelText('الاسم بالعربية'), ' كلها')
  await user.click(screen.getByRole('button', { name: 'إلغاء' }))
  const asked = within(await screen.findByRole('alertdialog'))
  await user.click(asked.getByRole('button', { name: 'متابعة التعديل' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: false })).not.toBeInTheDocument())
  expect(location()).toBe('/addfeatures/1')
  expect(screen.getByLabelText('الاسم بالعربية')).toHaveValue('الفروع كلها')
})

it.each(['support', 'دعم', 'SUPP'])(
  'a feature is found by “%s”, its key or either of its names',
  async typed => {
    const { user } = show('/feature')
    await screen.findByRole('link', { name: 'Branches' })
    await user.type(screen.getByRole('searchbox', { name: 'Search by name or key' }), typed)
    await waitFor(() => expect(links()).toEqual(['Support']))
  },
)

it('sorts features by the number of plans', async () => {
  const { user } = show('/feature')
  await screen.findByRole('link', { name: 'Branches' })
  const plans = screen.getByRole('button', { name: /^Plans/ })
  await user.click(plans)
  await waitFor(() => expect(links()).toEqual(['Branches', 'Support']))
  await user.click(plans)
  await waitFor(() => expect(links()).toEqual(['Support', 'Branches']))
})

it('lists kind and default value of each feature', async () => {
  show('/feature')
  const branches = (await screen.findByRole('link', { name: 'Branches' })).closest('tr')
  expect(branches).toHaveTextContent('branchesLimit2')
  expect(screen.getByRole('link', { name: 'Support' }).closest('tr')).toHaveTextContent('supportWordsBy mail')
})

it("shows a load error of the own plan's features and reloads on retry", async () => {
  let isDown = true
  answerHttp({
    'GET /api/Feature/GetByAccountId': () =>
      isDown
        ? { status: 500, body: { code: 'internal_error' } }
        : {
            body: [
              {
                featureId: 1,
                key: 'branches',
                name: feature().name,
                kind: 'limit',
                unit: null,
                value: null,
                allowed: true,
                limit: null,
                used: null,
                source: 'plan',
                override: null,
              },
            ],
          },
  })
  const { user } = renderUi(<FeaturesPage />, { role: 'Admin', namespaces: { admin: { ar, en } } })
  expect(await screen.findByText('The features did not load')).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('definition')).toHaveTextContent(/^No limit$/)
})
